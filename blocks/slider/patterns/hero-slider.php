<?php
/**
 * A hero: three large slides with a heading, a sentence and a button.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

defined( 'ABSPATH' ) || exit;

$slides = array(
	array( '#e9dfd2', __( 'Made slowly', 'frontage' ), __( 'Bowls, cups and tiles from the old brickworks.', 'frontage' ) ),
	array( '#d8e2da', __( 'Grown nearby', 'frontage' ), __( 'Linen, woven twenty miles from where the flax stands.', 'frontage' ) ),
	array( '#d5dde8', __( 'Built to last', 'frontage' ), __( 'Oak from trees that fell in the great storm.', 'frontage' ) ),
);
$button = esc_html__( 'Have a look', 'frontage' );
$inner  = '';
foreach ( $slides as list( $color, $heading, $text ) ) {
	$heading = esc_html( $heading );
	$text    = esc_html( $text );
	$inner  .= <<<HTML
<!-- wp:frontage/slide {"position":"center start","style":{"color":{"background":"$color","text":"#22201e"}}} -->
<!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/slide -->

HTML;
}

return array(
	'title'       => __( 'Hero slider', 'frontage' ),
	'description' => __( 'Three large slides with a heading, a sentence and a button.', 'frontage' ),
	'keywords'    => array( 'hero', 'slider', 'banner' ),
	'content'     => "<!-- wp:frontage/slider {\"align\":\"full\",\"height\":\"34rem\"} -->\n$inner<!-- /wp:frontage/slider -->",
);
