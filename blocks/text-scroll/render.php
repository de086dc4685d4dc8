<?php
/**
 * Renders the text, and copies of it that are hidden from screen readers.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Text_Scroll;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Marquee;
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

if ( '' === trim( wp_strip_all_tags( $content ) ) ) {
	return '';
}

$signs     = array(
	'dot'   => '·',
	'star'  => '✦',
	'slash' => '/',
	'dash'  => '—',
);
$separator = $signs[ $attributes['separator'] ] ?? null;
$mark      = null === $separator ? null : el(
	'span',
	array(
		'class'       => 'frontage-text-scroll__mark',
		'aria-hidden' => 'true',
	),
	$separator
);

return Wrapper::html(
	array( 'id' => $attributes['anchor'] ?? null ),
	Marquee::html(
		fragment( Html::raw( trim( $content ) ), $mark ),
		Marquee::length_of( $content ),
		array(
			'direction' => (string) $attributes['direction'],
			'speed'     => max( 10, min( 400, (int) $attributes['speed'] ) ),
			'fades'     => (bool) $attributes['hasFade'],
			'drive'     => (string) $attributes['drive'],
		)
	)
);
