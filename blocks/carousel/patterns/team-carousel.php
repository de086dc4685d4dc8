<?php
/**
 * A team: portraits, names and what people do, in a row.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Blocks\Own_Pictures;

defined( 'ABSPATH' ) || exit;

$people   = array(
	array( 'Ada', __( 'Potter', 'frontage' ) ),
	array( 'Björn', __( 'Weaver', 'frontage' ) ),
	array( 'Chiara', __( 'Glassblower', 'frontage' ) ),
	array( 'Dilek', __( 'Joiner', 'frontage' ) ),
	array( 'Emil', __( 'Tiler', 'frontage' ) ),
);
$pictures = Own_Pictures::newest( count( $people ) );
$inner    = '';
foreach ( $people as $index => list( $name, $work ) ) {
	$portrait = Own_Pictures::image( $pictures[ $index ] ?? null, '', '1' );
	$work     = esc_html( $work );
	$inner   .= <<<HTML
<!-- wp:group -->
<div class="wp-block-group">$portrait
<!-- wp:heading {"textAlign":"center","level":3} -->
<h3 class="wp-block-heading has-text-align-center">$name</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$work</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

HTML;
}

return array(
	'title'       => __( 'Team in a row', 'frontage' ),
	'description' => __( 'Portraits, names and what people do, in a carousel.', 'frontage' ),
	'keywords'    => array( 'team', 'people', 'carousel' ),
	'content'     => "<!-- wp:frontage/carousel {\"kind\":\"team\",\"align\":\"wide\"} -->\n$inner<!-- /wp:frontage/carousel -->",
);
