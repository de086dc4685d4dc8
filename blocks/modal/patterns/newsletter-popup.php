<?php
/**
 * A letter to subscribe to, offered once a week to those who read.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Modal;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'One email a month', 'frontage' );
$text  = esc_html__( 'What we’ve grown, what we’ve cooked, and what’s coming up. No ads.', 'frontage' );
$popup = serialize_block_attributes(
	array(
		'opener'     => 'none',
		'label'      => __( 'Newsletter', 'frontage' ),
		'again'      => '7',
		'triggers'   => array(
			array(
				'type'  => 'scroll',
				'value' => '50',
			),
		),
		'conditions' => array(
			array(
				'type'   => 'page',
				'values' => array( 'type:post' ),
			),
			array(
				'type'   => 'role',
				'values' => array( 'guest' ),
			),
		),
	)
);
$form  = serialize_block_attributes( array( 'note' => __( 'Unsubscribe anytime.', 'frontage' ) ) );

return array(
	'title'         => __( 'Newsletter popup', 'frontage' ),
	'description'   => __( 'Opens for visitors once a week, halfway through a post, with a subscription form.', 'frontage' ),
	'keywords'      => array( 'popup', 'subscribe', 'modal' ),
	'viewportWidth' => 700,
	'content'       => <<<HTML
<!-- wp:frontage/modal $popup -->
<!-- wp:heading -->
<h2 class="wp-block-heading">$title</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/newsletter $form /-->
<!-- /wp:frontage/modal -->
HTML,
);
