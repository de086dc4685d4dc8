<?php
/**
 * Renders the slider: slides that scroll and snap, arrows, dots.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Slide_Name;
use Frontage\Domain\Render\Wall;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$slides = array();
foreach ( Inner_Blocks::of( $block, 'frontage/slide' ) as $index => $child ) {
	$html     = Inner_Blocks::render( $child, array( 'frontage/slideIndex' => $index ) );
	$slides[] = array(
		'content' => Html::raw( $html ),
		'name'    => Slide_Name::of( $html, (string) ( $child->attributes['label'] ?? '' ) ),
		'picture' => (int) ( $child->attributes['mediaId'] ?? 0 ),
	);
}
if ( array() === $slides ) {
	return '';
}

$widget_id = Ids::for( 'slider', array( 'anchor' => $attributes['anchor'] ?? '' ) + array( 'names' => array_column( $slides, 'name' ) ) );
$layout    = new Layout( $attributes, count( $slides ) );

return Wall::html(
	$attributes['caption'] ?? '',
	array(
		'id'    => $widget_id,
		'class' => 'frontage-slider',
		'style' => $layout->style(),
	),
	Carousel::html( 'slider', $widget_id, $slides, $layout->props(), $layout->look() )
);
