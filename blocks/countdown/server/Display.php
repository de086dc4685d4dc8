<?php
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
		$is_over   = $schedule->is_over();
		$is_silent = $is_over && ! $schedule->is_final;
		$pieces    = Html_Template::pieces(
			'countdown.clock ' . (int) $is_over . (int) $is_silent . (int) $is_hidden . (int) $attributes['showsDate'],
			static fn ( string $place ): Html => self::elements( $place, $is_over, $is_silent, $is_hidden, (bool) $attributes['showsDate'] )
		);
		return Html::raw(
			$pieces[0] . Digits::html( $attributes, $schedule->left )->html
				. $pieces[1] . ( $is_over ? Html::escape( self::over() ) : '' )
				. $pieces[2] . End_Sentence::of( $attributes, $schedule )->html . $pieces[3]
		);
	}

	/**
	 * Returns the elements.
	 *
	 * @param string $place Text in place of the digits, the announcement and the sentence.
	 * @param bool   $is_over Whether the countdown has ended.
	 * @param bool   $is_silent Whether the sentence is hidden.
	 * @param bool   $is_hidden Whether the clock is hidden.
	 * @param bool   $shows_date Whether the sentence is for everyone, not only for screen readers.
	 */
	private static function elements( string $place, bool $is_over, bool $is_silent, bool $is_hidden, bool $shows_date ): Html {
		$timer    = array(
			'class'      => 'frontage-countdown__timer',
			'role'       => 'timer',
			'aria-live'  => 'off',
			'data-state' => $is_over ? 'ended' : 'running',
		);
		$sentence = array(
			'class'  => 'frontage-countdown__sentence' . ( $shows_date ? ' is-shown' : '' ),
			'hidden' => $is_silent,
		);
		$clock    = array(
			'class'  => 'frontage-countdown__clock',
			'hidden' => $is_hidden,
		);
		return el(
			'div',
			$clock,
			el( 'div', $timer, $place, el( 'span', array( 'class' => 'frontage-countdown__spoken' ), $place ) ),
			el( 'p', $sentence, $place )
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
	 * Returns the texts of the announcements, as props that all countdowns have in common.
	 *
	 * @return array{words: array{left: string, over: string, units: list<list<array{int, string}>>}}
	 */
	public static function words(): array {
		return array(
			'words' => array(
				/* translators: %s: a duration, such as "2 days, 3 hours". */
				'left'  => __( '%s left', 'frontage' ),
				'over'  => self::over(),
				'units' => Spoken_Time::units(),
			),
		);
	}

	/** Returns the announcement at the end. */
	private static function over(): string {
		return __( 'The countdown has ended.', 'frontage' );
	}
}
