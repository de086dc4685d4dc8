<?php
/**
 * Renders a tall image in a scrollable viewport.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Scroller;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Ids;
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

$picture = Figure::all( $block )[0] ?? null;
if ( null === $picture ) {
	return '';
}

$trigger = $attributes['trigger'];
$label   = (string) $attributes['label'];
if ( '' === $label ) {
	$label = '' === $picture->alt ? __( 'Scrollable image', 'frontage' ) : $picture->alt;
}

$window = el(
	'div',
	array(
		'class'      => 'frontage-image-scroller__window',
		// Makes it scrollable by keyboard.
		'role'       => 'region',
		'aria-label' => Ids::label( $label ),
		'tabindex'   => 0,
	),
	$picture->html
);
$hint   = empty( $attributes['hasHint'] ) ? null : el(
	'span',
	array(
		'class'       => 'frontage-image-scroller__hint',
		'aria-hidden' => 'true',
	),
	Html::raw( '<svg viewBox="0 0 24 24"><path d="M12 4v16M7 9l5-5 5 5M7 15l5 5 5-5"></path></svg>' )
);
$frame  = el( 'div', array( 'class' => 'frontage-image-scroller__frame' ), $window, 'auto' === $trigger ? null : $hint );

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => "frontage-image-scroller is-$trigger is-{$attributes['direction']}"
			. ( empty( $attributes['isReversed'] ) || 'scroll' === $trigger ? '' : ' is-reversed' ),
		'style' => array(
			'--frontage-image-scroller-height' => max( 80, min( 1200, (int) $attributes['height'] ) ) . 'px',
			'--frontage-image-scroller-time'   => max( 1, min( 60, (int) $attributes['duration'] ) ) . 's',
		),
	),
	'auto' === $trigger ? Motion::html( $frame, array( 'is-over' ) ) : $frame,
	'' === $picture->name() ? Html::raw( '' ) : el( 'p', array( 'class' => 'frontage-image-scroller__caption' ), $picture->caption )
);
