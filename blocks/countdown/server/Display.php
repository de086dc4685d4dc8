<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * The display of a running countdown.
 *
 * Digits for sighted visitors; for screen readers a sentence with the end, and announcements of the
 * time left once the script has loaded.
 */
final class Display {
	/**
	 * Renders the clock.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Schedule $schedule Current state.
	 * @param bool $is_hidden Whether the end content is shown instead.
	 */
	public static function html( array $attributes, Schedule $schedule, bool $is_hidden ): Html {
		$is_over = $schedule->is_over();
		$timer   = array(
			'class'      => 'frontage-countdown__timer',
			'role'       => 'timer',
			'aria-live'  => 'off',
			'data-state' => $is_over ? 'ended' : 'running',
		);
		$ends    = array(
			'class'  => 'frontage-countdown__sentence' . ( $attributes['showsDate'] ? ' is-shown' : '' ),
			'hidden' => $is_over && ! $schedule->is_final,
		);
		$clock   = array(
			'class'  => 'frontage-countdown__clock',
			'hidden' => $is_hidden,
		);
		return Html_Template::html(
			'countdown.clock ' . (int) $is_over . (int) $ends['hidden'] . (int) $is_hidden . $ends['class'],
			static fn ( string $place ): Html => el(
				'div',
				$clock,
				el( 'div', $timer, $place, el( 'span', array( 'class' => 'frontage-countdown__spoken' ), $place ) ),
				el( 'p', $ends, $place )
			),
			Digits::html( $attributes, $schedule->left ),
			$is_over ? self::over() : '',
			End_Sentence::of( $attributes, $schedule )
		);
	}

	/** Returns the live region for announcements. */
	public static function news(): Html {
		return el(
			'div',
			array(
				'class' => 'frontage-countdown__news',
				'role'  => 'status',
			)
		);
	}

	/**
	 * Returns the texts of the announcements.
	 *
	 * @return array{left: string, over: string, units: list<list<array{int, string}>>}
	 */
	public static function words(): array {
		return array(
			/* translators: %s: a duration, such as "2 days, 3 hours". */
			'left'  => __( '%s left', 'frontage' ),
			'over'  => self::over(),
			'units' => Spoken_Time::units(),
		);
	}

	/** Returns the announcement at the end. */
	private static function over(): string {
		return __( 'The countdown has ended.', 'frontage' );
	}
}
