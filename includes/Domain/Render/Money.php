<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use NumberFormatter;

defined( 'ABSPATH' ) || exit;

/**
 * Prices as readers of the site's language write them: where the sign of the currency stands, and with which space.
 *
 * PHP's extension `intl` knows it for all languages. On hosts without it the code stands after the number.
 */
final class Money {
	/**
	 * Returns a saved price as text; empty if it is none.
	 *
	 * @param mixed $number As saved, such as `29.50`: its decimals are shown, and none are added to a whole number.
	 * @param mixed $currency ISO 4217 code; anything else is a sign of the author's own.
	 */
	public static function text( mixed $number, mixed $currency ): string {
		$clean = Number_Format::clean( $number );
		if ( '' === $clean ) {
			return '';
		}
		$code = is_string( $currency ) ? trim( $currency ) : '';
		return self::by_intl( $clean, $code ) ?? self::plain( $clean, $code );
	}

	/**
	 * Returns a price without knowing where the sign stands.
	 *
	 * @param string $number Cleaned.
	 * @param string $sign Code or sign.
	 */
	public static function plain( string $number, string $sign ): string {
		return Number_Format::text( $number ) . ( '' === $sign ? '' : "\u{a0}$sign" );
	}

	/**
	 * Returns a price by `intl`; null where it does not know.
	 *
	 * @param string $number Cleaned.
	 * @param string $code Currency.
	 */
	private static function by_intl( string $number, string $code ): ?string {
		if ( ! class_exists( NumberFormatter::class ) || 1 !== preg_match( '/\A[A-Z]{3}\z/', $code ) ) {
			return null;
		}
		$format   = new NumberFormatter( determine_locale(), NumberFormatter::CURRENCY );
		$decimals = strlen( (string) strrchr( $number, '.' ) );
		$format->setAttribute( NumberFormatter::FRACTION_DIGITS, max( 0, $decimals - 1 ) );
		$text = $format->formatCurrency( (float) $number, $code );
		return false === $text ? null : $text;
	}
}
