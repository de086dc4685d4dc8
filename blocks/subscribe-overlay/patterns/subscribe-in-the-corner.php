<?php
/**
 * A card in the corner that asks those who read to subscribe, once a month.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Subscribe_Overlay;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'One letter a month', 'frontage' );
$text  = esc_html__( 'What grew, what we cooked, and what is coming up. No advertising.', 'frontage' );
$card  = serialize_block_attributes(
	array(
		'opener'     => 'none',
		'place'      => 'end',
		'buttonText' => __( 'Newsletter', 'frontage' ),
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
		),
	)
);

return array(
	'title'         => __( 'Subscribe card in the corner', 'frontage' ),
	'description'   => __( 'Asks once a month, after half of a post, and leaves the page usable.', 'frontage' ),
	'keywords'      => array( 'newsletter', 'subscribe', 'corner' ),
	'viewportWidth' => 500,
	'content'       => <<<HTML
<!-- wp:frontage/subscribe-overlay $card -->
<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">$title</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/newsletter {"layout":"stack"} /-->
<!-- /wp:frontage/subscribe-overlay -->
HTML,
);
