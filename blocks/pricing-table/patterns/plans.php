<?php
/**
 * A heading above three plans, the second one featured.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Table;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Bread for every week', 'frontage' );
$lead    = esc_html__( 'Stop or change whenever you like. Your first loaf is on us.', 'frontage' );
$saving  = __( '2 months free', 'frontage' );

$plans = array(
	array(
		array(
			'name'   => __( 'Slice', 'frontage' ),
			'note'   => __( 'For one who lives alone', 'frontage' ),
			'price'  => '9',
			'yearly' => '90',
		),
		array( __( 'One loaf a week', 'frontage' ), __( 'Pick it up at the shop', 'frontage' ) ),
		__( 'Take a slice', 'frontage' ),
	),
	array(
		array(
			'name'       => __( 'Loaf', 'frontage' ),
			'note'       => __( 'For two, and guests on Sunday', 'frontage' ),
			'price'      => '19',
			'yearly'     => '190',
			'isFeatured' => true,
		),
		array( __( 'Three loaves a week', 'frontage' ), __( 'Brought to your door', 'frontage' ), __( 'A cake at Easter', 'frontage' ) ),
		__( 'Take a loaf', 'frontage' ),
	),
	array(
		array(
			'name' => __( 'Oven', 'frontage' ),
			'note' => __( 'For cafés and canteens', 'frontage' ),
			'text' => __( 'On request', 'frontage' ),
		),
		array( __( 'As much as you need', 'frontage' ), __( 'Before six in the morning', 'frontage' ) ),
		__( 'Ask us', 'frontage' ),
	),
);

$inner = '';
foreach ( $plans as list( $plan, $features, $button ) ) {
	$items = '';
	foreach ( $features as $feature ) {
		$items .= sprintf( '<!-- wp:list-item --><li>%s</li><!-- /wp:list-item -->', esc_html( $feature ) );
	}
	$width  = ' has-custom-width wp-block-button__width-100';
	$inner .= sprintf(
		'<!-- wp:frontage/pricing-plan %1$s --><!-- wp:list --><ul class="wp-block-list">%2$s</ul><!-- /wp:list -->'
		. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"width":100} --><div class="wp-block-button%4$s">'
		. '<a class="wp-block-button__link wp-element-button">%3$s</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
		. "<!-- /wp:frontage/pricing-plan -->\n\n",
		serialize_block_attributes( array_map( static fn ( mixed $value ): mixed => is_string( $value ) ? esc_html( $value ) : $value, $plan ) ),
		$items,
		esc_html( $button ),
		$width
	);
}
$attributes = serialize_block_attributes(
	array(
		'align'  => 'wide',
		'saving' => $saving,
	)
);

return array(
	'title'         => __( 'Three plans', 'frontage' ),
	'description'   => __( 'A heading above three plans, with monthly and yearly prices.', 'frontage' ),
	'keywords'      => array( 'pricing', 'plans', 'subscription' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/pricing-table $attributes -->
$inner<!-- /wp:frontage/pricing-table -->
HTML,
);
