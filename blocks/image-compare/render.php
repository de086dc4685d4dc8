<?php
/**
 * Renders both images, and a range input for how much of the first is visible.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Compare;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$pictures = array_slice( Figure::all( $block ), 0, 2 );
if ( count( $pictures ) < 2 ) {
	return array() === $pictures ? '' : Wrapper::html( array( 'id' => $attributes['anchor'] ?? null ), $pictures[0]->whole() );
}

$is_upright = 'vertical' === $attributes['orientation'];
$start      = max( 0, min( 100, (int) $attributes['start'] ) );
$names      = array_map( static fn ( Figure $picture ): string => '' === $picture->name() ? $picture->alt : $picture->name(), $pictures );
$label      = (string) $attributes['label'];
if ( '' === $label ) {
	$label = '' === $names[0] || '' === $names[1]
		? __( 'Visible part of the first image', 'frontage' )
		/* translators: 1: name of the first image, 2: name of the second image. */
		: sprintf( __( 'Compare %1$s and %2$s', 'frontage' ), $names[0], $names[1] );
}

$frame = el(
	'div',
	array(
		'class' => 'frontage-image-compare__frame',
		'style' => array( '--frontage-image-compare-at' => "$start%" ),
	),
	el( 'div', array( 'class' => 'frontage-image-compare__side is-first' ), $pictures[0]->whole() ),
	el( 'div', array( 'class' => 'frontage-image-compare__side is-second' ), $pictures[1]->whole() ),
	el(
		'span',
		array(
			'class'       => 'frontage-image-compare__line',
			'aria-hidden' => 'true',
		),
		Html::raw( '<svg viewBox="0 0 24 24"><path d="M9 6l-6 6 6 6M15 6l6 6-6 6"></path></svg>' )
	),
	el(
		'input',
		array(
			'type'             => 'range',
			'class'            => 'frontage-image-compare__range',
			'min'              => 0,
			'max'              => 100,
			'step'             => 'any',
			'value'            => $start,
			'aria-label'       => $label,
			'aria-orientation' => $is_upright ? 'vertical' : null,
		)
	)
);

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-image-compare is-' . ( $is_upright ? 'vertical' : 'horizontal' ),
	),
	Island::html(
		'image-compare',
		array(
			'isUpright'    => $is_upright,
			'followsMouse' => (bool) $attributes['followsMouse'],
		),
		$frame,
		'interaction visible'
	)
);
