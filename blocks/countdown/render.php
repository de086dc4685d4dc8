<?php
/**
 * Renders the countdown with the current time left, and the end content.
 *
 * The digits are not animated with CSS: animated integers repaint the page continuously, cannot be
 * copied or read aloud, and start from an outdated number in a cached page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Clock;
use Frontage\Base\Html\Url;
use Frontage\Base\Request_Cache;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$schedule = Schedule::at( $attributes, Clock::now() );
if ( null === $schedule ) {
	return '';
}

if ( 'fixed' === $attributes['kind'] ) {
	Visitor_Time::note();
}

$widget_id = Ids::for( 'countdown', $attributes );
$redirect  = 'redirect' === $attributes['endAction'] ? Url::safe( $attributes['redirectUrl'] ) : '';
$end       = End_Content::html( (string) $attributes['endAction'], $content, $redirect, $schedule->is_over() );
$hides     = null !== $end && '' === $redirect;
$is_gone   = $hides && $schedule->is_over();
$carries   = '' !== $redirect && ! End_Content::is_among_others();
$widget    = $is_gone && $schedule->is_final
	? $end
	: fragment(
		Display::html( $attributes, $schedule, $is_gone ),
		Request_Cache::remember( 'countdown.news', Display::news( ... ) ),
		$end
	);

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
			) + ( $carries ? array( 'redirect' => $redirect ) : array() ),
			$widget,
			// The visitor's own time left is known in the browser, and is shown as soon as possible.
			$carries || 'evergreen' === $attributes['kind'] ? 'load' : 'idle',
			common: Island::common( 'countdown.words', Display::words( ... ) )
		)
);
