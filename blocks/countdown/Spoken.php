<?php
/**
 * The time left, as it is said.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

defined( 'ABSPATH' ) || exit;

/**
 * Each unit in the forms that a language has for numbers, for the browser to choose from.
 *
 * Browsers know which numbers go together (`Intl.PluralRules`), translations know the words. Browsers know the words
 * too (`Intl.NumberFormat`), but phones need a twentieth of a second to load them, in which the page stands still.
 */
final class Spoken {
	/** At least one number for each group of whole numbers that any language tells apart; the last is of the group of most. */
	private const SAMPLES = array( 0, 1, 2, 3, 5, 6, 7, 10, 11, 20, 100 );

	/**
	 * The forms by locale: a page may have many countdowns.
	 *
	 * @var array<string, array{day: array<int, string>, hour: array<int, string>, minute: array<int, string>}>
	 */
	private static array $known = array();

	/**
	 * Forms of days, hours and minutes with a `%s` for the number, each by a number it is right for, the lowest first;
	 * the last one is for all numbers that go with none.
	 *
	 * @return array{day: array<int, string>, hour: array<int, string>, minute: array<int, string>}
	 */
	public static function units(): array {
		return self::$known[ determine_locale() ] ??= array(
			'day'    => self::forms( '%s day', '%s days' ),
			'hour'   => self::forms( '%s hour', '%s hours' ),
			'minute' => self::forms( '%s minute', '%s minutes' ),
		);
	}

	/**
	 * Asks for the form of each sample, and leaves out what the last one says as well.
	 *
	 * The words are WordPress's own, of `human_time_diff()`: nearly every language has them.
	 *
	 * @param string $one  For one.
	 * @param string $many For more.
	 * @return array<int, string>
	 */
	private static function forms( string $one, string $many ): array {
		$words = get_translations_for_domain( 'default' );
		$forms = array();
		foreach ( self::SAMPLES as $number ) {
			$forms[ $number ] = (string) $words->translate_plural( $one, $many, $number );
		}
		$last = array_key_last( $forms );
		return array_filter( $forms, static fn ( string $text, int $number ): bool => $number === $last || $text !== $forms[ $last ], ARRAY_FILTER_USE_BOTH );
	}
}
