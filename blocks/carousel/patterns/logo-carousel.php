<?php
/**
 * Logos of customers or partners in a row that goes round by itself.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Blocks\Site_Images;


defined( 'ABSPATH' ) || exit;

// Eight places; the owner's newest pictures stand in for logos until they are exchanged.
$pictures = Site_Images::newest( 8 );
$inner    = '';
for ( $index = 0; $index < 8; $index++ ) {
	$inner .= Site_Images::image( $pictures[ $index % max( 1, count( $pictures ) ) ] ?? null );
}

return array(
	'title'       => __( 'Partner logos', 'frontage' ),
	'description' => __( 'Customer or partner logos in a row that moves automatically, with a pause button.', 'frontage' ),
	'keywords'    => array( 'logos', 'partners', 'carousel' ),
	'content'     => '<!-- wp:frontage/carousel {"kind":"logos","columns":3,"loop":true,"isPlaying":true,"delay":3000,'
		. "\"hasDots\":false} -->\n$inner"
		. '<!-- /wp:frontage/carousel -->',
);
