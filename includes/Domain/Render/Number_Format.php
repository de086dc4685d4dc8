<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Kses;
use Frontage\Base\Request_Cache;
use WP_Locale;

defined( 'ABSPATH' ) || exit;

/**
 * Decimal numbers as readers of the site's language write them: separators, groups and digits.
 *
 * `number_format_i18n()` knows the separators only. Digits and groups come from Unicode's locale data, for the languages
 * that differ; the extension `intl` is missing on many hosts.
 *
 * @phpstan-type Format array{group: string, decimal: string, digits: string, second: int<1, max>}
 */
final class Number_Format {
	/** A number as it is saved: no exponent, and no more digits than a script can count with. */
	private const PATTERN = '/\A(-?)(\d{1,15})(?:\.(\d{1,6}))?\z/';

	/** Where the line does not break. */
	private const SPACE = "\u{A0}";

	/** Ten digits each, by language or by locale. */
	private const DIGITS = array(
		'ar'  => '٠١٢٣٤٥٦٧٨٩',
		'ckb' => '٠١٢٣٤٥٦٧٨٩',
		'snd' => '٠١٢٣٤٥٦٧٨٩',
		'fa'  => '۰۱۲۳۴۵۶۷۸۹',
		'ps'  => '۰۱۲۳۴۵۶۷۸۹',
		'azb' => '۰۱۲۳۴۵۶۷۸۹',
		'haz' => '۰۱۲۳۴۵۶۷۸۹',
		'bn'  => '০১২৩৪৫৬৭৮৯',
		'as'  => '০১২৩৪৫৬৭৮৯',
		'mr'  => '०१२३४५६७८९',
		'ne'  => '०१२३४५६७८९',
		'sa'  => '०१२३४५६७८९',
		'my'  => '၀၁၂၃၄၅၆၇၈၉',
		'dzo' => '༠༡༢༣༤༥༦༧༨༩',
		'nqo' => '߀߁߂߃߄߅߆߇߈߉',
		'sat' => '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
	);

	/** Languages that group by two digits above the thousands: 12,34,567. */
	private const BY_TWO = array( 'hi', 'bn', 'as', 'mr', 'ne', 'gu', 'kn', 'ml', 'pa', 'sa', 'ta', 'te' );

	/**
	 * Returns a saved number as text; empty if it is none.
	 *
	 * @param mixed $number Such as `-1234.50`, as saved; all its decimals are shown.
	 * @param bool $is_grouped Whether thousands are separated; not in years.
	 */
	public static function text( mixed $number, bool $is_grouped = true ): string {
		$found = is_scalar( $number ) && ! is_bool( $number ) ? self::parse( (string) $number ) : null;
		if ( null === $found ) {
			return '';
		}
		list( $sign, $whole, $decimals ) = $found;

		$format = self::current();
		$whole  = $is_grouped ? self::grouped( $whole, $format ) : $whole;
		$text   = $sign . $whole . ( '' === $decimals ? '' : $format['decimal'] . $decimals );
		return '' === $format['digits'] ? $text : strtr( $text, array_combine( range( 0, 9 ), mb_str_split( $format['digits'] ) ) );
	}

	/**
	 * Returns a saved number without what is not needed; empty if it is none.
	 *
	 * @param mixed $number As saved.
	 */
	public static function clean( mixed $number ): string {
		$found = is_scalar( $number ) && ! is_bool( $number ) ? self::parse( (string) $number ) : null;
		if ( null === $found ) {
			return '';
		}
		return ( '' === $found[0] ? '' : '-' ) . $found[1] . ( '' === $found[2] ? '' : '.' . $found[2] );
	}

	/**
	 * Returns a text with the digits 0 to 9 in place of those of other scripts.
	 *
	 * @param string $text Such as `۱۲`.
	 */
	public static function latin( string $text ): string {
		if ( 1 !== preg_match( '/(?![0-9])\p{Nd}/u', $text ) ) {
			return $text;
		}
		foreach ( array_unique( self::DIGITS ) as $digits ) {
			$text = strtr( $text, array_combine( mb_str_split( $digits ), range( 0, 9 ) ) );
		}
		return $text;
	}

	/**
	 * Returns what is in front of or behind a number. Spaces beside it are the author's, and never break the line.
	 *
	 * @param mixed $typed Such as ` kg`, not trusted.
	 */
	public static function affix( mixed $typed ): string {
		$text = Kses::text( $typed );
		return '' === $text || ! is_string( $typed ) ? ''
			: ( ctype_space( $typed[0] ) ? self::SPACE : '' ) . $text . ( ctype_space( substr( $typed, -1 ) ) ? self::SPACE : '' );
	}

	/**
	 * Returns what a script needs to write numbers the same way.
	 *
	 * @return Format
	 */
	public static function current(): array {
		return Request_Cache::remember( 'number-format', self::read( ... ) );
	}

	/**
	 * Splits a number into its sign, which is a real minus, whole digits, and decimals.
	 *
	 * @return array{string, string, string}|null
	 */
	private static function parse( string $number ): ?array {
		if ( 1 !== preg_match( self::PATTERN, trim( $number ), $found ) ) {
			return null;
		}
		return array( '' === $found[1] ? '' : '−', ltrim( $found[2], '0' ) ?: '0', $found[3] ?? '' );
	}

	/**
	 * Separates groups of digits.
	 *
	 * @param string $whole Digits.
	 * @param Format $format Separators, digits and grouping.
	 */
	private static function grouped( string $whole, array $format ): string {
		$last = substr( $whole, -3 );
		$rest = substr( $whole, 0, -3 );
		if ( '' === $rest ) {
			return $whole;
		}
		$groups = array_map( strrev( ... ), str_split( strrev( $rest ), $format['second'] ) );
		return implode( $format['group'], array_reverse( $groups ) ) . $format['group'] . $last;
	}

	/**
	 * Reads the format of the current language.
	 *
	 * @return Format
	 */
	private static function read(): array {
		$locale    = determine_locale();
		$language  = strtok( $locale, '_' );
		$wp_locale = $GLOBALS['wp_locale'] ?? null;
		$separator = $wp_locale instanceof WP_Locale ? $wp_locale->number_format : array();
		return array(
			'group'   => self::separator( $separator['thousands_sep'] ?? ',' ),
			'decimal' => self::separator( $separator['decimal_point'] ?? '.' ),
			'digits'  => self::DIGITS[ $locale ] ?? self::DIGITS[ $language ] ?? '',
			'second'  => in_array( $language, self::BY_TWO, true ) || 'en_IN' === $locale ? 2 : 3,
		);
	}

	/**
	 * Returns a separator as a character. Translators write spaces as entities, and a number never breaks at one.
	 *
	 * @param string $translated What translators wrote, such as `&#160;`.
	 */
	private static function separator( string $translated ): string {
		return str_replace( ' ', "\u{A0}", html_entity_decode( $translated, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
