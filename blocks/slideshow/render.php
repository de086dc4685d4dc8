<?php
/**
 * Renders the slideshow: images of one aspect ratio, shown in turn (S2 §9).
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slideshow;

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
$media  = array();
foreach ( Inner_Blocks::of( $block, 'frontage/slide' ) as $index => $child ) {
	$html     = Inner_Blocks::render( $child, array( 'frontage/slideIndex' => $index ) );
	$slides[] = array(
		'content' => Html::raw( $html ),
		'name'    => Slide_Name::of( $html, (string) ( $child->attributes['label'] ?? '' ) ),
		'picture' => (int) ( $child->attributes['mediaId'] ?? 0 ),
	);
	$media[]  = $child->attributes['mediaId'] ?? 0;
}
if ( array() === $slides ) {
	return '';
}

$widget_id = Ids::for(
	'slideshow',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'media'  => $media,
	)
);
$effect    = (string) $attributes['effect'];
$ratio     = str_replace( '/', ' / ', (string) $attributes['ratio'] );
$speed     = max( 0, min( 5000, (int) $attributes['speed'] ) );
$classes   = array( ...Carousel::columns( count( $slides ), (bool) $attributes['loop'], 1 ), 'has-side-arrows' );
if ( 'ken-burns' === $effect ) {
	$classes[] = 'is-ken-burns';
}

return Wall::html(
	$attributes['caption'] ?? '',
	array( 'id' => $widget_id ),
	Carousel::html(
		'slideshow',
		$widget_id,
		$slides,
		array(
			'effect'       => in_array( $effect, array( 'slide', 'pull' ), true ) ? $effect : 'fade',
			'loop'         => (bool) $attributes['loop'],
			'speed'        => $speed,
			'dragSpeed'    => $speed,
			'delay'        => $attributes['isPlaying'] ? max( 1000, min( 60000, (int) $attributes['delay'] ) ) : 0,
			'isOneAtATime' => true,
		),
		array(
			'label'   => (string) $attributes['label'],
			'classes' => $classes,
			'style'   => array( '--frontage-slideshow-ratio' => $ratio )
				+ ( 'contain' === $attributes['fit'] ? array( '--frontage-slide-fit' => 'contain' ) : array() ),
			'arrows'  => (bool) $attributes['hasArrows'],
			'dots'    => (bool) $attributes['hasDots'],
			'pager'   => (string) $attributes['pager'],
		)
	)
);
