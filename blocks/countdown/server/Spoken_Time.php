<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

defined( 'ABSPATH' ) || exit;

/**
 * The time left, as it is said.
 *
 * Each unit in the forms that a language has for numbers, for the browser to choose from.
 *
 * Browsers know which numbers go together (`Intl.PluralRules`), translations know the words. Browsers know the words
 * too (`Intl.NumberFormat`), but phones need a twentieth of a second to load them, in which the page stands still.
 */
final class Spoken_Time {
	/** At least one number for each group of whole numbers that any language tells apart; nobody says “0 days”. */
	private const SAMPLES = array( 1, 2, 3, 5, 6, 7, 10, 11, 20 );

	/** What is said with this number is said with all that are like none of the samples. */
	private const OTHER = 100;

	/**
	 * Forms of days, hours and minutes with a `%s` for the number, each beside a number it is right for;
	 * the last, beside 0, is for all others.
	 *
	 * @return list<list<array{int, string}>>
	 */
	public static function units(): array {
		return array(
			self::forms( '%s day', '%s days' ),
			self::forms( '%s hour', '%s hours' ),
			self::forms( '%s minute', '%s minutes' ),
		);
	}

	/**
	 * Asks for the form of each sample, and leaves out what is said with others too.
	 *
	 * The words are WordPress's own, of `human_time_diff()`: nearly every language has them.
	 *
	 * @param string $one  For one.
	 * @param string $many For more.
	 * @return list<array{int, string}>
	 */
	private static function forms( string $one, string $many ): array {
		$words = get_translations_for_domain( 'default' );
		$other = (string) $words->translate_plural( $one, $many, self::OTHER );
		$forms = array();
		foreach ( self::SAMPLES as $number ) {
			$form = (string) $words->translate_plural( $one, $many, $number );
			if ( $form !== $other ) {
				$forms[] = array( $number, $form );
			}
		}
		$forms[] = array( 0, $other );
		return $forms;
	}
}
