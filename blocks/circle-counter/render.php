<?php
/**
 * Renders a number in a circle that shows how much of a maximum it is.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Circle_Counter;

use Frontage\Base\Color;
use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Count;
use Frontage\Domain\Render\Gauge;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$count = new Count( $attributes );
if ( '' === $count->text ) {
	return '';
}

$anchor = $attributes['anchor'] ?? '';
$label  = Kses::html( is_string( $attributes['label'] ) ? $attributes['label'] : '', 'data' );
$words  = '' === Kses::words( $label ) ? null : Html::raw( $label );
$gauge  = new Gauge( $attributes['shape'], $attributes['size'], $attributes['line'] );
$drawn  = $gauge->html( $count, $attributes['max'], $words );

return Wrapper::html(
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-circle-counter',
		'style' => array( '--frontage-gauge-color' => Color::css( $attributes['accent'] ) ),
	),
	$count->is_counting() ? $count->island( 'circle-counter', $drawn ) : $drawn
);
