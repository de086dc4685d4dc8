<?php
/**
 * A heading above two breads that are compared.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Which bread stays with you?', 'frontage' );
$lead    = esc_html__( 'Both are baked in the same night. What differs is how they taste on the third day.', 'frontage' );

$row = static fn ( string $label, string ...$cells ): array => array(
	'kind'  => '',
	'label' => $label,
	'cells' => $cells,
);

$table = serialize_block_attributes(
	array(
		'columns' => array(
			array(
				'name'  => __( 'Rye', 'frontage' ),
				'price' => '€ 4.20',
			),
			array(
				'name'       => __( 'Spelt', 'frontage' ),
				'price'      => '€ 5.10',
				'isFeatured' => true,
			),
		),
		'rows'    => array(
			$row( __( 'Keeps for', 'frontage' ), __( 'Seven days', 'frontage' ), __( 'Three days', 'frontage' ) ),
			$row( __( 'Crust', 'frontage' ), __( 'Dark', 'frontage' ), __( 'Golden', 'frontage' ) ),
			$row( __( 'Organic', 'frontage' ), 'yes', 'yes' ),
			$row( __( 'Also sliced', 'frontage' ), 'no', 'yes' ),
		),
	)
);

return array(
	'title'         => __( 'Two products compared', 'frontage' ),
	'description'   => __( 'A heading above a table that compares two products.', 'frontage' ),
	'keywords'      => array( 'compare', 'products', 'features' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/comparison-table $table /-->
HTML,
);
