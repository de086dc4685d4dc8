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
 * What a countdown shows and says while it runs.
 *
 * Digits for the eye; for the ear a sentence with the end, and the time left in words once the browser knows it.
 */
final class Display {
	/**
	 * Prints the clock.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param Schedule             $schedule   Where it stands.
	 * @param bool                 $is_hidden  Whether something else stands in its place.
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

	/** Prints the place for what is announced. */
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
	 * What is said.
	 *
	 * @return array{left: string, over: string, units: list<list<array{int, string}>>}
	 */
	public static function words(): array {
		return array(
			/* translators: %s: a stretch of time, such as "2 days, 3 hours". */
			'left'  => __( '%s left', 'frontage' ),
			'over'  => self::over(),
			'units' => Spoken_Time::units(),
		);
	}

	/** What is said when it is over. */
	private static function over(): string {
		return __( 'The countdown has ended.', 'frontage' );
	}
}
