<?php
/**
 * Three plans, with monthly and yearly prices that take turns.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Content_Switcher;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'Monthly or yearly?', 'frontage' );
$paragraph = esc_html__( 'Change or cancel anytime.', 'frontage' );
$button    = esc_html__( 'Get started', 'frontage' );

// What each plan has, and what it costs by the period.
$plans = array(
	array(
		__( 'Small', 'frontage' ),
		array( __( 'One studio', 'frontage' ), __( 'Answers within two days', 'frontage' ) ),
		array( __( '€9', 'frontage' ), __( '€90', 'frontage' ) ),
	),
	array(
		__( 'Medium', 'frontage' ),
		array( __( 'Five studios', 'frontage' ), __( 'Answers within a day', 'frontage' ) ),
		array( __( '€19', 'frontage' ), __( '€190', 'frontage' ) ),
	),
	array(
		__( 'Large', 'frontage' ),
		array( __( 'All your studios', 'frontage' ), __( 'Answers within the hour', 'frontage' ) ),
		array( __( '€39', 'frontage' ), __( '€390', 'frontage' ) ),
	),
);

$periods = array(
	array(
		'title' => __( 'Monthly', 'frontage' ),
		'note'  => '',
		'after' => _x( 'a month', 'below a price', 'frontage' ),
	),
	array(
		'title' => __( 'Yearly', 'frontage' ),
		'note'  => __( '2 months free', 'frontage' ),
		'after' => _x( 'a year', 'below a price', 'frontage' ),
	),
);

$contents = '';
foreach ( $periods as $number => $period ) {
	$columns = '';
	foreach ( $plans as $place => list( $name, $lines, $prices ) ) {
		$name  = esc_html( $name );
		$price = esc_html( $prices[ $number ] );
		$after = esc_html( $period['after'] );
		$lines = implode( '<br>', array_map( 'esc_html', $lines ) );
		// The one in the middle is the one to look at first.
		$own   = 1 === $place ? '"className":"is-style-frontage-ink",' : '';
		$class = 1 === $place ? ' is-style-frontage-ink' : '';

		$columns .= <<<HTML
<!-- wp:column {{$own}"style":{"spacing":{"padding":{"top":"2rem","right":"1.5rem","bottom":"2rem","left":"1.5rem"}},"border":{"width":"1px","radius":"0.75rem"}}} -->
<div class="wp-block-column$class" style="border-width:1px;border-radius:0.75rem;padding-top:2rem;padding-right:1.5rem;padding-bottom:2rem;padding-left:1.5rem"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size">$name</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><strong>$price</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0"}}}} -->
<p style="margin-top:0">$after</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>$lines</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"width":100} -->
<div class="wp-block-button has-custom-width wp-block-button__width-100"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

HTML;
	}
	$contents .= sprintf(
		"<!-- wp:frontage/content-switcher-item %s -->\n<!-- wp:columns -->\n<div class=\"wp-block-columns\">%s</div>\n"
			. "<!-- /wp:columns -->\n<!-- /wp:frontage/content-switcher-item -->\n\n",
		serialize_block_attributes(
			array_filter(
				array(
					'title' => $period['title'],
					'note'  => $period['note'],
				)
			)
		),
		$columns
	);
}

$settings = serialize_block_attributes(
	array(
		'label' => __( 'Billing period', 'frontage' ),
		'align' => 'wide',
	)
);

return array(
	'title'         => __( 'Monthly or yearly pricing', 'frontage' ),
	'description'   => __( 'Three plans with a switch between monthly and yearly prices.', 'frontage' ),
	'keywords'      => array( 'pricing', 'plans', 'toggle' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/content-switcher $settings -->
$contents<!-- /wp:frontage/content-switcher --></div>
<!-- /wp:group -->
HTML,
);
