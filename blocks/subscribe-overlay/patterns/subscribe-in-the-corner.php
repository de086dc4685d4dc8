<?php
/**
 * A card in the corner that asks those who read to subscribe, once a month.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Subscribe_Overlay;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'One email a month', 'frontage' );
$text  = esc_html__( 'What we’ve grown, what we’ve cooked, and what’s coming up. No ads.', 'frontage' );
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
	'title'         => __( 'Corner subscription card', 'frontage' ),
	'description'   => __( 'Opens once a month, halfway through a post, and does not block the page.', 'frontage' ),
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
