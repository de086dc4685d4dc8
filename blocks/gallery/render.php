<?php
/**
 * Prints the gallery: filter, the images of the chosen page, pagination; all by links that work without script.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;


defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$images = Images::of( $attributes );
if ( array() === $images ) {
	return '';
}

$widget_id = Ids::for( 'gallery', $attributes );
$layout    = new Layout( $attributes );
$gallery   = new Gallery( $widget_id, $images, $layout, $attributes );

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => $layout->classes(),
		'style' => $layout->style(),
	),
	$layout->is_carousel() ? $gallery->carousel() : ( $gallery->has_choice() ? Island::html( 'gallery', $gallery->props(), $gallery->html(), 'interaction hash' ) : $gallery->html() )
);
