<?php
/**
 * A hero: three large slides with a heading, a sentence and a button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$slides   = array(
	array( __( 'Made slowly', 'frontage' ), __( 'Bowls, cups, and tiles from the old brickworks.', 'frontage' ) ),
	array( __( 'Breakfast for two', 'frontage' ), __( 'Plates that keep toast warm, and cups you need both hands for.', 'frontage' ) ),
	array( __( 'Lemons not included', 'frontage' ), __( 'The big jug is back, in the red of our own clay.', 'frontage' ) ),
);
$pictures = array_map( Pictures::described( ... ), array( 'workshop', 'breakfast', 'lemons' ) );
$button   = esc_html__( 'Take a look', 'frontage' );
$padding  = array_fill_keys( array( 'top', 'right', 'bottom', 'left' ), '2rem' );
$panel    = serialize_block_attributes(
	array(
		'className' => 'is-style-frontage-tint',
		'style'     => array( 'spacing' => compact( 'padding' ) ),
		'layout'    => array( 'type' => 'default' ),
	)
);
$inner    = '';
foreach ( $slides as $index => list( $heading, $text ) ) {
	$own     = serialize_block_attributes(
		array(
			'mediaUrl' => $pictures[ $index ]['url'],
			'position' => 'bottom start',
		)
	);
	$heading = esc_html( $heading );
	$text    = esc_html( $text );
	$inner  .= <<<HTML
<!-- wp:frontage/slide $own -->
<!-- wp:group $panel -->
<div class="wp-block-group is-style-frontage-tint" style="padding-top:2rem;padding-right:2rem;padding-bottom:2rem;padding-left:2rem"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<!-- /wp:frontage/slide -->

HTML;
}

return array(
	'title'         => __( 'Hero slider', 'frontage' ),
	'description'   => __( 'Three large slides with a heading, a sentence, and a button.', 'frontage' ),
	'keywords'      => array( 'hero', 'slider', 'banner' ),
	'viewportWidth' => 1200,
	'content'       => "<!-- wp:frontage/slider {\"align\":\"full\",\"height\":\"34rem\"} -->\n$inner<!-- /wp:frontage/slider -->",
);
