<?php
/**
 * Renders the gallery: rows of images whose sizes are known before anything has loaded.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Gap;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wall;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$figures = Figure::all( $block );
if ( array() === $figures ) {
	return '';
}

$widget_id = Ids::for(
	'justified-gallery',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'images' => array_column( $figures, 'id' ),
	)
);
$height    = max( 80, min( 600, (int) $attributes['rowHeight'] ) );
$boxes     = Image_Boxes::of( array_column( $figures, 'ratio' ), $height );
$items     = array();
foreach ( $figures as $index => $figure ) {
	$figure  = $figure->with( array( 'sizes' => Image_Boxes::sizes( $boxes[ $index ], (string) ( $attributes['align'] ?? '' ) ) ) );
	$figure  = empty( $attributes['opensLarge'] ) ? $figure : $figure->opening( $widget_id );
	$items[] = el(
		'li',
		array(
			'class' => 'frontage-justified-gallery__item' . ( Image_Boxes::is_small( $figure->height, $height ) ? ' is-small' : '' ),
			'style' => $boxes[ $index ],
		),
		'none' === $attributes['captions'] ? $figure->html : $figure->whole()
	);
}

return Wall::html(
	$attributes['caption'] ?? '',
	array(
		'id'    => $widget_id,
		'class' => 'frontage-justified-gallery',
		'style' => array( '--frontage-justified-gallery-gap' => Gap::of( $attributes ) ),
	),
	el(
		'ul',
		array(
			'class' => 'frontage-justified-gallery__rows',
			'role'  => 'list',
		),
		$items
	)
);
