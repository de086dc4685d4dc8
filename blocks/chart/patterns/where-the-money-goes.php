<?php
/**
 * What a loaf costs, as a ring beside words about it.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What you pay for when you buy a loaf', 'frontage' );
$lead    = esc_html__( 'Half of it is the people who bake, carry and sell. The flour is the smaller part, although we buy the best.', 'frontage' );

$parts = array(
	array( __( 'Wages', 'frontage' ), '2.10' ),
	array( __( 'Flour', 'frontage' ), '0.90' ),
	array( __( 'Energy', 'frontage' ), '0.60' ),
	array( __( 'Rent', 'frontage' ), '0.50' ),
	array( __( 'Salt, water, bags', 'frontage' ), '0.10' ),
);

$chart = serialize_block_attributes(
	array(
		'type'   => 'doughnut',
		'title'  => __( 'A loaf of sourdough', 'frontage' ),
		'corner' => __( 'Part', 'frontage' ),
		'series' => array( __( 'Cost', 'frontage' ) ),
		'prefix' => '€ ',
		'rows'   => array_map(
			static fn ( array $part ): array => array(
				'label'  => $part[0],
				'values' => array( $part[1] ),
			),
			$parts
		),
	)
);

return array(
	'title'         => __( 'Where the money goes', 'frontage' ),
	'description'   => __( 'A heading and a text next to a ring of costs.', 'frontage' ),
	'keywords'      => array( 'chart', 'costs', 'numbers' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide","verticalAlignment":"center"} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"45%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:45%"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$lead</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><!-- wp:frontage/chart $chart /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
