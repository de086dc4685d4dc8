<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** An opaque color, and its contrast with others (WCAG 2). */
final class Color {
	public const BLACK = '#000';

	public const WHITE = '#fff';

	/** Contrast that text needs. */
	public const LEAST = 4.5;

	private const HEX = '/\A#(?:[\da-f]{3}|[\da-f]{6})(?:f|ff)?\z/i';

	private const RGB = '/\Argb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)\z/i';

	/** A preset or a literal color of CSS, which cannot end its declaration. */
	private const CSS = '/\A(?:#[0-9a-f]{3,8}|var\(--wp--preset--color--[\w-]+\)|(?:rgb|hsl)a?\([\d.,%\s\/]+\))\z/i';

	/**
	 * Red, green and blue from 0 to 255.
	 *
	 * @param array{int, int, int} $parts
	 */
	private function __construct( private array $parts ) {}

	/**
	 * Returns a color that an author chose, as CSS; empty for everything else.
	 *
	 * @param mixed $chosen Attribute of a block, not trusted.
	 */
	public static function css( mixed $chosen ): string {
		return is_string( $chosen ) && 1 === preg_match( self::CSS, $chosen ) ? $chosen : '';
	}

	/**
	 * Parses `#abc`, `#aabbcc` and `rgb()`; null for everything else, and for translucent colors, whose
	 * contrast depends on what is behind them.
	 *
	 * @param string $css A CSS color.
	 */
	public static function parse( string $css ): ?self {
		$css = trim( $css );
		if ( preg_match( self::RGB, $css, $found ) ) {
			return new self( array( min( 255, (int) $found[1] ), min( 255, (int) $found[2] ), min( 255, (int) $found[3] ) ) );
		}
		if ( ! preg_match( self::HEX, $css ) ) {
			return null;
		}
		$hex = substr( $css, 1 );
		if ( strlen( $hex ) < 6 ) {
			$hex = $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2];
		}
		list( $red, $green, $blue ) = array_map( static fn ( string $part ): int => (int) hexdec( $part ), str_split( $hex, 2 ) );
		return new self( array( $red, $green, $blue ) );
	}

	/**
	 * Returns the contrast ratio with another color, from 1 to 21.
	 *
	 * @param self $other Either may be the text.
	 */
	public function contrast( self $other ): float {
		$light = array( $this->luminance(), $other->luminance() );
		return ( max( $light ) + 0.05 ) / ( min( $light ) + 0.05 );
	}

	/** Returns black or white, whichever reads better on this color. */
	public function ink(): string {
		return $this->luminance() > 0.1791 ? self::BLACK : self::WHITE;
	}

	/** Returns the relative luminance, from 0 to 1. */
	private function luminance(): float {
		list( $red, $green, $blue ) = array_map(
			static fn ( int $part ): float => $part <= 10 ? $part / 255 / 12.92 : ( ( $part / 255 + 0.055 ) / 1.055 ) ** 2.4,
			$this->parts
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}
}
