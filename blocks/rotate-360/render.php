<?php
/**
 * Renders the initial image of a rotation, and the URLs of the others.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Rotate_360;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Motion;
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

$frames = new Frames( $attributes['images'], (int) $attributes['start'] );
$count  = count( $frames->all );
if ( 0 === $count ) {
	return '';
}

$label   = (string) $attributes['label'];
$label   = '' === $label ? $frames->alt : $label;
$wrapper = array(
	'id'    => $attributes['anchor'] ?? null,
	'class' => 'frontage-rotate-360',
	'style' => array( '--frontage-rotate-360-time' => round( max( 2, min( 120, (int) $attributes['turnTime'] ) ) / $count, 3 ) . 's' ),
);
if ( 1 === $count ) {
	return Wrapper::html( $wrapper, $frames->picture() );
}

/* translators: 1: number of the view, 2: number of views. */
$view  = __( 'View %1$s of %2$s', 'frontage' );
$stage = el(
	'div',
	array(
		'class'          => 'frontage-rotate-360__stage',
		'role'           => 'slider',
		'tabindex'       => 0,
		'aria-label'     => '' === $label ? __( '360° view', 'frontage' ) : $label,
		'aria-valuemin'  => 1,
		'aria-valuemax'  => $count,
		'aria-valuenow'  => 1,
		'aria-valuetext' => sprintf( $view, 1, $count ),
	),
	$frames->picture()
);
$bar   = el(
	'progress',
	array(
		'class'      => 'frontage-rotate-360__progress',
		'max'        => $count,
		'value'      => 1,
		'aria-label' => __( 'Loading 360° view', 'frontage' ),
		'hidden'     => true,
	)
);
$hint  = empty( $attributes['hasHint'] ) ? null : el(
	'span',
	array(
		'class'       => 'frontage-rotate-360__hint',
		'aria-hidden' => 'true',
	),
	Html::raw(
		'<svg viewBox="0 0 24 24"><path d="M12 16c-5 0-9-1.8-9-4s4-4 9-4 9 1.8 9 4c0 1.3-1.4 2.400-3.500 3.100M15 '
			. '18l2.500-2.900L15 12.500"></path></svg>'
	),
	'360°'
);
$plays = ! empty( $attributes['isPlaying'] );
$step  = $plays ? el( 'span', array( 'class' => 'frontage-rotate-360__step' ) ) : null;
$scene = el( 'div', array( 'class' => 'frontage-rotate-360__scene' ), $stage, $frames->spots() );
$parts = el( 'div', array( 'class' => 'frontage-rotate-360__frame' ), $scene, $bar, $hint, $step, Tools::html( $frames->can_zoom ) );
$props = array(
	'frames' => $frames->all,
	'way'    => empty( $attributes['isReversed'] ) ? 1 : -1,
	'view'   => $view,
);

return Wrapper::html(
	$wrapper,
	$plays
		? Motion::html( Island::html( 'rotate-360', $props, $parts, 'visible interaction' ), array( 'is-over' ) )
		: Island::html( 'rotate-360', $props, $parts )
);
