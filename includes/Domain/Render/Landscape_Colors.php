<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * The colors of a drawn landscape, which stands in for photographs.
 *
 * The same number always gives the same colors.
 *
 * @phpstan-type Color array{int, int, int}
 */
final class Landscape_Colors {
	/**
	 * Colors of the upper sky, the lower sky, the sun, the farthest and the nearest hills.
	 *
	 * @var list<array{string, string, string, string, string}>
	 */
	private const PALETTES = array(
		array( '4a7aa8', 'f6d6b2', 'fff4d6', 'a4b0bc', '264642' ),
		array( '3a4076', 'f49874', 'ffdea0', 'b27e8c', '2c2440' ),
		array( '78b0d6', 'e8f2f0', 'fffffa', '98beba', '2e6246' ),
		array( 'd69662', 'fae2bc', 'fffae4', 'cea27e', '683a2c' ),
		array( '162446', '6884a8', 'f2f2e8', '5c7290', '0e182a' ),
		array( 'a894be', 'fae0dc', 'fff6f0', 'bca8be', '523e62' ),
	);

	/**
	 * Sets the colors.
	 *
	 * @param Color $top Upper sky.
	 * @param Color $bottom Lower sky.
	 * @param Color $sun
	 * @param Color $far Farthest hills.
	 * @param Color $near Nearest hills.
	 */
	private function __construct(
		public readonly array $top,
		public readonly array $bottom,
		public readonly array $sun,
		private readonly array $far,
		private readonly array $near
	) {}

	/**
	 * Returns the colors of a picture.
	 *
	 * @param int $number Of the picture, from 0.
	 */
	public static function of( int $number ): self {
		return new self( ...array_map( self::read( ... ), self::PALETTES[ $number % count( self::PALETTES ) ] ) );
	}

	/**
	 * Returns the color of a row of hills.
	 *
	 * @param int $row From 0, the farthest.
	 * @param int $rows How many rows there are.
	 * @return Color
	 */
	public function hills( int $row, int $rows ): array {
		return self::between( $this->far, $this->near, $row / max( 1, $rows - 1 ) );
	}

	/**
	 * Returns a color between two.
	 *
	 * @param Color $one
	 * @param Color $other
	 * @param float $part Of the other, from 0 to 1.
	 * @return Color
	 */
	public static function between( array $one, array $other, float $part ): array {
		$mix = static fn ( int $a, int $b ): int => (int) round( $a + ( $b - $a ) * $part );
		return array( $mix( $one[0], $other[0] ), $mix( $one[1], $other[1] ), $mix( $one[2], $other[2] ) );
	}

	/**
	 * Returns a color as CSS writes it.
	 *
	 * @param Color $color
	 */
	public static function css( array $color ): string {
		return sprintf( '#%02x%02x%02x', ...$color );
	}

	/**
	 * Reads a color.
	 *
	 * @param string $hex Six digits.
	 * @return Color
	 */
	private static function read( string $hex ): array {
		return array( (int) hexdec( substr( $hex, 0, 2 ) ), (int) hexdec( substr( $hex, 2, 2 ) ), (int) hexdec( substr( $hex, 4, 2 ) ) );
	}
}
