<?php
/**
 * Prints the countdown as it stands, and what comes at the end.
 *
 * The digits do not tick by CSS: animated integers repaint a page without pause, cannot be
 * copied or read aloud, and run on from a number that is old in a cached page.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Clock;
use Frontage\Kernel\Once;
use Frontage\Render\Ids;
use Frontage\Render\Island;
use Frontage\Render\Url;
use Frontage\Render\Wrapper;
use function Frontage\Render\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$schedule = Schedule::at( $attributes, Clock::now() );
if ( null === $schedule ) {
	return '';
}

$widget_id = Ids::for( 'countdown', $attributes );
$redirect  = 'redirect' === $attributes['endAction'] ? Url::safe( $attributes['redirectUrl'] ) : '';
$end       = Ending::html( (string) $attributes['endAction'], $content, $redirect, $schedule->is_over() );
$hides     = null !== $end && '' === $redirect;
$is_gone   = $hides && $schedule->is_over();
$carries   = '' !== $redirect && ! Ending::is_among_others();
$widget    = $is_gone && $schedule->is_final ? $end : fragment( Face::html( $attributes, $schedule, $is_gone ), Once::of( 'countdown.news', Face::news( ... ) ), $end );

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-countdown',
	),
	$schedule->is_final && ! $carries
		? $widget
		: Island::html(
			'countdown',
			array(
				'id'  => $widget_id,
				'now' => Clock::now(),
			) + $schedule->props + array(
				'hides'    => $hides,
				'announce' => $attributes['announce'],
				'words'    => Once::of( 'countdown.words', Face::words( ... ) ),
			) + ( $carries ? array( 'redirect' => $redirect ) : array() ),
			$widget,
			$carries ? 'load' : 'idle'
		)
);
