<?php
/**
 * Renders the carousel: its inner blocks, or posts, as items in a row that scrolls and snaps.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Render\Carousel;
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

$items = Items::of( $block, $attributes );
if ( array() === $items ) {
	return '';
}

$widget_id = Ids::for(
	'carousel',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'kind'   => $attributes['kind'],
		'names'  => array_column( $items, 'name' ),
	)
);
$layout    = new Layout( $attributes, count( $items ), Items::ratios( $items ) );

return Wall::html(
	$attributes['caption'] ?? '',
	array( 'id' => $widget_id ),
	Carousel::html( 'carousel', $widget_id, $items, $layout->props(), $layout->look() )
);
