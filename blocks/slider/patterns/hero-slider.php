<?php
/**
 * A hero: three large slides with a heading, a sentence and a button.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$slides   = array(
	array( __( 'Made slowly', 'frontage' ), __( 'Bowls, cups, and tiles from the old brickworks.', 'frontage' ) ),
	array( __( 'Locally grown', 'frontage' ), __( 'Linen woven twenty miles from where the flax grows.', 'frontage' ) ),
	array( __( 'Built to last', 'frontage' ), __( 'Oak from trees felled by the great storm.', 'frontage' ) ),
);
$pictures = array_map( Pictures::described( ... ), array( 'workshop', 'hills', 'reading' ) );
$button   = esc_html__( 'Take a look', 'frontage' );
$inner    = '';
foreach ( $slides as $index => list( $heading, $text ) ) {
	$own     = serialize_block_attributes(
		array(
			'mediaUrl' => $pictures[ $index ]['url'],
			'dim'      => 60,
			'position' => 'center start',
			'style'    => array(
				'color' => array(
					'background' => '#22201e',
					'text'       => '#ffffff',
				),
			),
		)
	);
	$heading = esc_html( $heading );
	$text    = esc_html( $text );
	$inner  .= <<<HTML
<!-- wp:frontage/slide $own -->
<!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"style":{"color":{"text":"#1b1917","background":"#ffffff"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-text-color has-background wp-element-button" style="color:#1b1917;background-color:#ffffff">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
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
