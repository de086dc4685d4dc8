<?php
/**
 * Renders the grid: filter, images and a “more” link, all of which work without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wall;

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
	'image-grid',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'images' => array_column( $figures, 'id' ),
	)
);

return Wall::html(
	$attributes['caption'] ?? '',
	array(
		'id'    => $widget_id,
		'class' => "frontage-image-grid has-captions-{$attributes['captions']}",
		'style' => Layout::style( $attributes ),
	),
	( new Grid( $widget_id, $figures, $attributes ) )->html()
);
