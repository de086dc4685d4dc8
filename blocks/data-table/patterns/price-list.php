<?php
/**
 * A price list that visitors search and sort, below a heading and a sentence.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Everything from our mill', 'frontage' );
$lead    = esc_html__( 'Ground on Tuesdays and Fridays. Search for a grain, or sort by what matters to you.', 'frontage' );

$flours = array(
	array( __( 'Type 550', 'frontage' ), __( 'Wheat', 'frontage' ), '11.5 %', '€1.90' ),
	array( __( 'Type 1050', 'frontage' ), __( 'Wheat', 'frontage' ), '12.8 %', '€2.20' ),
	array( __( 'Type 997', 'frontage' ), __( 'Rye', 'frontage' ), '8.4 %', '€2.10' ),
	array( __( 'Type 630', 'frontage' ), __( 'Spelt', 'frontage' ), '12.1 %', '€3.40' ),
	array( __( 'Whole grain', 'frontage' ), __( 'Emmer', 'frontage' ), '14.1 %', '€4.60' ),
	array( __( 'Rolled', 'frontage' ), __( 'Oats', 'frontage' ), '13.5 %', '€2.80' ),
);

$table = serialize_block_attributes(
	array(
		'align'   => 'wide',
		'head'    => array(
			__( 'Flour', 'frontage' ),
			__( 'Grain', 'frontage' ),
			__( 'Protein', 'frontage' ),
			__( 'Price per kilo', 'frontage' ),
		),
		'columns' => array(
			array( 'type' => 'text' ),
			array( 'hasFilter' => true ),
			array( 'type' => 'percent' ),
			array( 'type' => 'currency' ),
		),
		'rows'    => array_map( static fn ( array $cells ): array => array( 'cells' => $cells ), $flours ),
	)
);

return array(
	'title'         => __( 'Price list with search', 'frontage' ),
	'description'   => __( 'A heading and a text above a table that visitors search and sort.', 'frontage' ),
	'keywords'      => array( 'table', 'prices', 'products' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/data-table $table /--></div>
<!-- /wp:group -->
HTML,
);
