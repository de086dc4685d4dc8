<?php
/**
 * Renders both images, and a range input for how much of the first is visible.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Compare;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

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

$sides = array(
	'' === $names[0] ? __( 'First image', 'frontage' ) : $names[0],
	'' === $names[1] ? __( 'Second image', 'frontage' ) : $names[1],
);
/* translators: 1: percentage, such as 30, 2: name of the first image, 3: percentage, such as 70, 4: name of the second image. */
$value = __( '%1$s%% %2$s, %3$s%% %4$s', 'frontage' );
$said  = static fn ( int $at ): string => sprintf( $value, $at, $sides[0], 100 - $at, $sides[1] );
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
			// After Back, the browser would restore the slider alone, not the pictures.
			'autocomplete'     => 'off',
			'aria-label'       => $label,
			'aria-valuetext'   => $said( $start ),
			'aria-orientation' => $is_upright ? 'vertical' : null,
		)
	)
);

$states = array();
foreach ( empty( $attributes['hasStates'] ) ? array() : array( $sides[0], __( 'Both', 'frontage' ), $sides[1] ) as $index => $name ) {
	$at       = array( 100, in_array( $start, array( 0, 100 ), true ) ? 50 : $start, 0 )[ $index ];
	$states[] = el(
		'button',
		array(
			'type'         => 'button',
			'class'        => 'frontage-image-compare__state',
			'value'        => $at,
			'aria-pressed' => ( 1 === $index ? ! in_array( $start, array( 0, 100 ), true ) : $at === $start ) ? 'true' : 'false',
		),
		$name
	);
}
$group = array() === $states ? null : el(
	'div',
	array(
		'class'      => 'frontage-image-compare__states',
		'role'       => 'group',
		'aria-label' => __( 'Visible image', 'frontage' ),
	),
	$states
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
			'value'        => sprintf( $value, '%1$s', $sides[0], '%2$s', $sides[1] ),
		),
		null === $group ? $frame : fragment( $frame, $group ),
		'interaction visible'
	)
);
