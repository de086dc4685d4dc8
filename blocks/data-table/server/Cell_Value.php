<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use DateTimeImmutable;
use Frontage\Domain\Render\Number_Format;
use Frontage\Domain\Search\Text_Normalizer;

defined( 'ABSPATH' ) || exit;

/** Reads what authors typed into cells: numbers as their language writes them, dates, yes and no. */
final class Cell_Value {
	private const YES = array( 'yes', 'true', '1', '✓', '✔', '✅', 'x', '●' );

	private const NO = array( 'no', 'false', '0', '✗', '✘', '❌', '-', '–', '—', '○' );

	/**
	 * Returns the date of a cell as `2030-12-31`, with its time if it has one; empty without a date.
	 *
	 * @param string $text As the site writes dates, or as `2030-12-31`.
	 */
	public static function date( string $text ): string {
		$text = trim( Number_Format::latin( $text ) );
		if ( 1 === preg_match( '/^(\d{4})-(\d\d?)(?:-(\d\d?))?(?:[T ](\d\d:\d\d))?/', $text, $iso ) ) {
			return sprintf( '%04d-%02d-%02d', $iso[1], $iso[2], ( $iso[3] ?? '' ) ?: 1 ) . ( isset( $iso[4] ) ? " $iso[4]" : '' );
		}
		if ( 1 === preg_match( '/^\d{4}$/', $text ) ) {
			return "$text-01-01";
		}
		if ( 1 === preg_match( '~^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{2}|\d{4})\b~', $text, $found ) ) {
			$is_month_first      = '/' === $found[2] && self::is_month_first();
			list( $day, $month ) = $is_month_first ? array( $found[3], $found[1] ) : array( $found[1], $found[3] );
			$year                = 2 === strlen( $found[4] ) ? '20' . $found[4] : $found[4];
			return checkdate( (int) $month, (int) $day, (int) $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : '';
		}
		// Names of months in the site's language, which PHP does not know.
		$english = strtr( mb_strtolower( $text ), self::months() );
		$parsed  = 1 === preg_match( '/\d{4}/', $english ) ? date_create_immutable( $english ) : false;
		return $parsed instanceof DateTimeImmutable ? $parsed->format( 'Y-m-d' ) : '';
	}

	/**
	 * Returns 1 for yes, 0 for no, and nothing for anything else.
	 *
	 * @param string $text Such as `yes` or `✓`.
	 */
	public static function yes_no( string $text ): string {
		$text = Text_Normalizer::text( trim( $text ) );
		if ( in_array( $text, array( ...self::YES, Text_Normalizer::text( __( 'Yes', 'frontage' ) ) ), true ) ) {
			return '1';
		}
		return in_array( $text, array( ...self::NO, Text_Normalizer::text( __( 'No', 'frontage' ) ) ), true ) ? '0' : '';
	}

	/** Returns whether 1/2 is the second of January here, as in the United States. */
	private static function is_month_first(): bool {
		return in_array( determine_locale(), array( 'en_US', 'en_PH' ), true );
	}

	/**
	 * Returns the English names of months by those of the site's language.
	 *
	 * @return array<string, string>
	 */
	private static function months(): array {
		global $wp_locale;
		$names = array();
		foreach ( $wp_locale->month ?? array() as $number => $name ) {
			$english                         = gmdate( 'F', (int) gmmktime( 0, 0, 0, (int) $number, 1, 2001 ) );
			$names[ mb_strtolower( $name ) ] = $english;
			$names[ mb_strtolower( $wp_locale->get_month_abbrev( $name ) ) . '.' ] = $english;
		}
		return array_filter( $names, static fn ( string $name ): bool => '' !== $name, ARRAY_FILTER_USE_KEY );
	}
}
