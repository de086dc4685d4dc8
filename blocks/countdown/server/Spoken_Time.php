<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

defined( 'ABSPATH' ) || exit;

/**
 * The texts that announce the time left.
 *
 * Has each unit in all plural forms of the language, for the browser to choose from.
 *
 * Browsers have the plural rules (`Intl.PluralRules`), translations have the words. Browsers could
 * format the units too (`Intl.NumberFormat`), but on phones loading them blocks the page for 50 ms.
 */
final class Spoken_Time {
	/** At least one number for each plural form of whole numbers in any language; “0 days” is never used. */
	private const SAMPLES = array( 1, 2, 3, 5, 6, 7, 10, 11, 20 );

	/** The form for this number is used for all numbers that match none of the samples. */
	private const OTHER = 100;

	/**
	 * Returns the forms of days, hours and minutes, with `%s` for the number. Each comes with a number it
	 * is correct for; the last one, with 0, is for all others.
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
	 * Returns the form of each sample, without duplicates.
	 *
	 * Uses the core translations of `human_time_diff()`, which nearly every language has.
	 *
	 * @param string $one Singular.
	 * @param string $many Plural.
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
