<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/** Reads numbers as people write them: with separators, currencies and units, in any digits. */
final class Number_Reader {
	/** Digits, what may stand between them, and a sign, which a hyphen after a letter or a digit is not. */
	private const NUMBER = '/(?:(?<![\p{L}\p{N}])[+\-−–(])?\s*\p{Sc}?\s*\d[\d.,\'’٬٫\s\x{A0}\x{202F}]*/u';

	/**
	 * Returns the number in a text, such as `-1234.5`; empty without one.
	 *
	 * @param string $text Such as `€ 1,234.50`.
	 */
	public static function in( string $text ): string {
		if ( is_numeric( $text ) ) {
			return $text;
		}
		if ( 1 !== preg_match( self::NUMBER, Number_Format::latin( $text ), $found ) ) {
			return '';
		}
		$is_negative = 1 === preg_match( '/^[\-−–(]/u', $found[0] );
		$digits      = (string) preg_replace( '/[^\d.,٫]/u', '', $found[0] );
		$number      = self::decimal( rtrim( strtr( $digits, array( '٫' => '.' ) ), '.,' ) );
		return ( $is_negative ? '-' : '' ) . $number;
	}

	/**
	 * Returns digits with a point before their decimals, and nothing else between them.
	 *
	 * @param string $digits Digits with points and commas.
	 */
	private static function decimal( string $digits ): string {
		$points = substr_count( $digits, '.' );
		$commas = substr_count( $digits, ',' );
		if ( 0 === $points + $commas ) {
			return $digits;
		}
		if ( $points > 0 && $commas > 0 ) {
			$mark = strrpos( $digits, '.' ) > strrpos( $digits, ',' ) ? '.' : ',';
		} else {
			$mark  = $points > 0 ? '.' : ',';
			$group = Number_Format::current()['group'];
			// 1,234 is a thousand where commas separate thousands; 1,23 and 1,2345 are not.
			$is_group = $mark === $group && 1 === preg_match( '/[.,]\d{3}\z/', $digits );
			$mark     = $points + $commas > 1 || $is_group ? '' : $mark;
		}
		list( $whole, $decimals ) = '' === $mark ? array( $digits, '' ) : array_pad( explode( $mark, $digits, 2 ), 2, '' );
		$whole                    = str_replace( array( '.', ',' ), '', $whole );
		return ( '' === $whole ? '0' : $whole ) . ( '' === $decimals ? '' : ".$decimals" );
	}
}
