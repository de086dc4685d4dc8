<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers as visitors type them, in fields of text: in a number input, browsers drop marks that their own language does not
 * have, so that `12,5` arrives as 125.
 *
 * Mirrors `src/lib/typed-number.ts`; both are tested with the same cases.
 */
final class Typed_Number {
	/** What a field for numbers takes, as the HTML attribute `pattern`. */
	public const PATTERN = "[\\p{Nd}.,٬٫'’\\s+−–\\-]*";

	/** A sign, and digits with marks. */
	private const PARTS = '/\A([+-]?)\s*([\d.,\'’٬٫\s\x{A0}\x{202F}]+)\z/u';

	/** Groups of three, or of two above the thousands. */
	private const GROUPS = '/\A(?:\d{1,3}(?:_\d{3})+|\d{1,2}(?:_\d{2})*_\d{3})\z/';

	private const EXPONENT = '/\A-?\d+(?:\.\d+)?e[+-]?\d{1,2}\z/i';

	/** White space at both ends of a text. */
	private const ENDS = '/\A[\s\x{A0}\x{202F}]+|[\s\x{A0}\x{202F}]+\z/u';

	/**
	 * Returns a typed number as programs write it, with a point before its decimals; what is none stays as it was typed.
	 *
	 * A mark that is there once separates thousands only if it is the site's mark for them, with three digits behind it and
	 * one to three before it: `12,5` is twelve and a half everywhere.
	 *
	 * @param string $typed What a visitor typed, valid UTF-8.
	 * @param string|null $group What separates thousands; that of the site's language by default.
	 */
	public static function read( string $typed, ?string $group = null ): string {
		$text = Number_Format::latin( (string) preg_replace( self::ENDS, '', $typed ) );
		$text = (string) preg_replace( '/\A[−–]/u', '-', $text );
		if ( 1 === preg_match( self::EXPONENT, $text ) ) {
			return $text;
		}
		if ( 1 !== preg_match( self::PARTS, $text, $found ) || 1 !== preg_match( '/\d/', $found[2] ) ) {
			return $typed;
		}
		list( $whole, $decimals ) = self::split( $found[2], $group ?? Number_Format::current()['group'] );
		$is_number                = 1 === preg_match( '/\A\d*\z/', $whole ) || 1 === preg_match( self::GROUPS, $whole );
		if ( ! $is_number || 1 !== preg_match( '/\A\d*\z/', $decimals ) ) {
			return $typed;
		}
		$whole = str_replace( '_', '', $whole );
		return ( '-' === $found[1] ? '-' : '' ) . ( '' === $whole ? '0' : $whole ) . ( '' === $decimals ? '' : ".$decimals" );
	}

	/**
	 * Returns a number for a field in which it can be typed: with the decimal mark of the site's language, not grouped.
	 *
	 * @param string $number As programs write it.
	 */
	public static function text( string $number ): string {
		return 1 === preg_match( '/\A-?\d*\.\d+\z/', $number )
			? str_replace( '.', Number_Format::current()['decimal'], $number )
			: $number;
	}

	/**
	 * Splits digits at the decimal mark.
	 *
	 * @param string $digits Digits and marks.
	 * @param string $group What separates thousands.
	 * @return array{string, string} Whole part, with `_` between its groups, and decimals.
	 */
	private static function split( string $digits, string $group ): array {
		preg_match_all( '/[.,٫]/u', $digits, $found );
		$marks    = $found[0];
		$last     = (string) end( $marks );
		$is_alone = 1 === count( array_keys( $marks, $last, true ) );
		$is_group = 1 === count( $marks ) && $last === $group && 1 === preg_match( '/\A[1-9]\d{0,2}.\d{3}\z/u', $digits );
		$parts    = '' !== $last && $is_alone && ! $is_group ? explode( $last, $digits, 2 ) : array( $digits );
		return array( (string) preg_replace( '/[.,\'’٬\s\x{A0}\x{202F}]/u', '_', $parts[0] ), $parts[1] ?? '' );
	}
}
