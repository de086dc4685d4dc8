<?php
/**
 * A company's years on both sides of a line.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Timeline;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'How we got here', 'frontage' );
$lead    = esc_html__( 'From two tables at the market to three towns.', 'frontage' );

$events = array(
	array( '1998', __( 'A stall at the market', 'frontage' ), __( 'Two tables, one oven, and rye bread on Saturdays.', 'frontage' ) ),
	array( '2006', __( 'A shop of our own', 'frontage' ), __( 'Behind the church, where the post office used to be.', 'frontage' ) ),
	array( '2015', __( 'The first apprentice', 'frontage' ), __( 'She came for a week and stayed.', 'frontage' ) ),
	array( '2024', __( 'Bread in three towns', 'frontage' ), __( 'Baked at four, on the shelf at six.', 'frontage' ) ),
);

$items = '';
foreach ( $events as list( $year, $event, $text ) ) {
	$items .= sprintf(
		"<!-- wp:frontage/timeline-item %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n"
			. "<!-- /wp:frontage/timeline-item -->\n\n",
		serialize_block_attributes(
			array(
				'date'  => $year,
				'title' => esc_html( $event ),
			)
		),
		esc_html( $text )
	);
}

return array(
	'title'         => __( 'Company history', 'frontage' ),
	'description'   => __( 'A heading and the milestones of a company on both sides of a line.', 'frontage' ),
	'keywords'      => array( 'timeline', 'about', 'history' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/timeline {"layout":"alternating","align":"wide","className":"is-style-cards"} -->
$items<!-- /wp:frontage/timeline --></div>
<!-- /wp:group -->
HTML,
);
