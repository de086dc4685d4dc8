<?php
/**
 * Logos of customers or partners in a row that goes round by itself.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$inner = implode( '', array_map( static fn ( array $logo ): string => Pictures::image( $logo ), Pictures::of_logos() ) );

return array(
	'title'       => __( 'Partner logos', 'frontage' ),
	'description' => __( 'Customer or partner logos in a row that moves automatically, with a pause button.', 'frontage' ),
	'keywords'    => array( 'logos', 'partners', 'carousel' ),
	'content'     => '<!-- wp:frontage/carousel {"kind":"logos","columns":3,"loop":true,"isPlaying":true,"delay":3000,'
		. "\"hasDots\":false} -->\n$inner"
		. '<!-- /wp:frontage/carousel -->',
);
