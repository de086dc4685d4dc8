<?php
/**
 * Renders the gallery: filter, images of the current page and pagination, with links that work without
 * JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Images\Image_Source;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wall;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$found  = Image_Source::of( $block, $attributes );
$images = Images::of( array( 'images' => $found ?? $attributes['images'] ) + $attributes );
if ( array() === $images ) {
	return '';
}

// The ID is in links that visitors keep: it must not change with the caption, the layout or extensions.
$own = array_diff_key( $attributes, array_flip( array( 'caption', 'otherLayouts', Extensions::ATTRIBUTE ) ) );
// In a loop, the same gallery has the images of another post.
$widget_id = Ids::for( 'gallery', $own + ( null === $found ? array() : array( 'post' => Image_Source::post( $block ) ) ) );
$layout    = new Layout( $attributes );
$gallery   = new Gallery( $widget_id, $images, $layout, $attributes );

return Wall::html(
	$attributes['caption'] ?? '',
	array(
		'id'    => $widget_id,
		'class' => $layout->classes(),
		'style' => $layout->style(),
	),
	$layout->is_carousel()
		? $gallery->carousel()
		: ( $gallery->has_choice() ? Island::html( 'gallery', $gallery->props(), $gallery->html(), 'interaction hash' ) : $gallery->html() )
);
