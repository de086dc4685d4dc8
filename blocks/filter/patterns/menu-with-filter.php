<?php
/**
 * A menu whose dishes visitors filter, and sort by price.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

defined( 'ABSPATH' ) || exit;

$heading  = esc_html__( 'What are you hungry for?', 'frontage' );
$vegan    = __( 'Vegan', 'frontage' );
$soups    = __( 'Soups', 'frontage' );
$mains    = __( 'Mains', 'frontage' );
$puddings = __( 'Desserts', 'frontage' );
$dishes   = array(
	array( __( 'Lentil soup', 'frontage' ), __( 'Red lentils, lemon and mint.', 'frontage' ), __( '€6.50', 'frontage' ), array( $soups, $vegan ) ),
	array( __( 'Fish soup', 'frontage' ), __( 'Whatever the boat brought in this morning.', 'frontage' ), __( '€9', 'frontage' ), array( $soups ) ),
	array( __( 'Stuffed pumpkin', 'frontage' ), __( 'Barley, chestnuts and sage.', 'frontage' ), __( '€14', 'frontage' ), array( $mains, $vegan ) ),
	array( __( 'Sunday roast', 'frontage' ), __( 'With dumplings and red cabbage. On Sundays only.', 'frontage' ), __( '€18', 'frontage' ), array( $mains ) ),
	array( __( 'Plum cake', 'frontage' ), __( 'Warm, with a little cream.', 'frontage' ), __( '€4.50', 'frontage' ), array( $puddings ) ),
	array( __( 'Baked apple', 'frontage' ), __( 'Almonds, raisins and oat cream.', 'frontage' ), __( '€5', 'frontage' ), array( $puddings, $vegan ) ),
);
$items    = '';
foreach ( $dishes as list( $name, $text, $price, $tags ) ) {
	$settings = serialize_block_attributes(
		array(
			'tags'  => $tags,
			'value' => $price,
		)
	);
	$name     = esc_html( $name );
	$text     = esc_html( $text );
	$price    = esc_html( $price );
	$items   .= <<<HTML
<!-- wp:frontage/filter-item $settings -->
<!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size">$name</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text<br><strong>$price</strong></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/filter-item -->

HTML;
}

$settings = serialize_block_attributes(
	array(
		'hasCounts' => true,
		'sortBy'    => 'number',
		'sortLabel' => __( 'Price', 'frontage' ),
		'align'     => 'wide',
		'className' => 'is-style-cards',
	)
);

return array(
	'title'         => __( 'Menu with filter', 'frontage' ),
	'description'   => __( 'Dishes that visitors filter by kind and sort by price.', 'frontage' ),
	'keywords'      => array( 'restaurant', 'food', 'filter' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/filter $settings -->
$items<!-- /wp:frontage/filter --></div>
<!-- /wp:group -->
HTML,
);
