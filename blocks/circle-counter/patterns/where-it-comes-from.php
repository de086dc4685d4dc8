<?php
/**
 * Three shares in circles below a statement.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Circle_Counter;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Where it comes from', 'frontage' );
$lead    = esc_html__( 'We know the people behind almost everything that goes into our bread.', 'frontage' );

$circles = array(
	array( '98', __( 'Flour from mills within an hour', 'frontage' ) ),
	array( '74', __( 'Fruit from orchards we walk to', 'frontage' ) ),
	array( '100', __( 'Salt from one family on the coast', 'frontage' ) ),
);

$columns = '';
foreach ( $circles as list( $number, $label ) ) {
	$columns .= sprintf(
		"<!-- wp:column -->\n<div class=\"wp-block-column\"><!-- wp:frontage/circle-counter %s /--></div>\n<!-- /wp:column -->\n\n",
		serialize_block_attributes(
			array(
				'number' => $number,
				'suffix' => ' %',
				'label'  => esc_html( $label ),
				'size'   => 220,
				'style'  => array( 'typography' => array( 'textAlign' => 'center' ) ),
			)
		)
	);
}

return array(
	'title'         => __( 'Where it comes from', 'frontage' ),
	'description'   => __( 'A statement above three circles that fill.', 'frontage' ),
	'keywords'      => array( 'circle', 'percent', 'numbers' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"3rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"constrained","contentSize":"36rem"}} -->
<div class="wp-block-group"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns -->
<div class="wp-block-columns">$columns</div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
HTML,
);
