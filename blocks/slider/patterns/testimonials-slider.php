<?php
/**
 * What three people say, one after the other.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$voices   = array(
	array( __( '“We came for two nights and stayed for a week.”', 'frontage' ), __( 'Ines, Porto', 'frontage' ) ),
	array( __( '“The bread alone is worth the trip.”', 'frontage' ), __( 'Tomasz, Gdańsk', 'frontage' ) ),
	array( __( '“Nobody has ever listened so well.”', 'frontage' ), __( 'Maren, Kiel', 'frontage' ) ),
);
$pictures = array_map( Pictures::described( ... ), array( 'noor', 'emil', 'ada' ) );
$inner    = '';
foreach ( $voices as $index => list( $said, $who ) ) {
	$portrait = Pictures::image( $pictures[ $index ], 'center' );
	$said     = esc_html( $said );
	$who      = esc_html( $who );
	$inner   .= <<<HTML
<!-- wp:frontage/slide -->
$portrait
<!-- wp:paragraph {"align":"center","fontSize":"x-large"} -->
<p class="has-text-align-center has-x-large-font-size">$said</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"align":"center","fontSize":"small"} -->
<p class="has-text-align-center has-small-font-size">$who</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/slide -->

HTML;
}

return array(
	'title'       => __( 'Rotating testimonials', 'frontage' ),
	'description' => __( 'Quotes from three people, one after the other.', 'frontage' ),
	'keywords'    => array( 'testimonials', 'quotes', 'slider' ),
	'content'     => "<!-- wp:frontage/slider {\"kind\":\"testimonials\",\"hasArrows\":false} -->\n$inner<!-- /wp:frontage/slider -->",
);
