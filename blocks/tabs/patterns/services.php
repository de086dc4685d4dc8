<?php
/**
 * Services of a company, one in each tab.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What we can do for you', 'frontage' );
$more    = esc_html__( 'Talk to us', 'frontage' );

$services = array(
	__( 'Planning', 'frontage' ) => array(
		__( 'First, we listen', 'frontage' ),
		__(
			'We walk through your rooms, take measurements, and ask what a good day there looks like. A week later, you have a drawing and a price.',
			'frontage'
		),
	),
	__( 'Building', 'frontage' ) => array(
		__( 'Then we build', 'frontage' ),
		__(
			'Our own carpenters, and people we’ve worked with for years. One of them is your contact from the first day to the last.',
			'frontage'
		),
	),
	__( 'Care', 'frontage' )     => array(
		__( 'And we stay in touch', 'frontage' ),
		__(
			'Doors sag and oil wears off. Once a year, we come by, adjust what has shifted, and leave everything as it was on day one.',
			'frontage'
		),
	),
);

$panels = '';
foreach ( $services as $service => list( $title, $text ) ) {
	$panels .= sprintf(
		"<!-- wp:frontage/tab %s -->\n<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">%s</h3>\n"
			. "<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n\n"
			. "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">"
			. "<!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\">%s</a></div>\n"
			. "<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n<!-- /wp:frontage/tab -->\n\n",
		serialize_block_attributes( array( 'title' => esc_html( $service ) ) ),
		esc_html( $title ),
		esc_html( $text ),
		$more
	);
}

return array(
	'title'         => __( 'Services in tabs', 'frontage' ),
	'description'   => __( 'Three services with a heading, text, and a button each, in vertical tabs.', 'frontage' ),
	'keywords'      => array( 'tabs', 'services', 'offer' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/tabs {"orientation":"vertical"} -->
$panels<!-- /wp:frontage/tabs --></div>
<!-- /wp:group -->
HTML,
);
