<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use GdImage;

defined( 'ABSPATH' ) || exit;

/**
 * A drawn landscape: sky, sun and rows of hills.
 *
 * Stands in for photographs on a site that has none. The same number always gives the same picture.
 *
 * @phpstan-type Color array{int, int, int}
 */
final class Landscape {
	/**
	 * Colors of the upper sky, the lower sky, the sun, the farthest and the nearest hills.
	 *
	 * @var list<array{Color, Color, Color, Color, Color}>
	 */
	private const PALETTES = array(
		array( array( 74, 122, 168 ), array( 246, 214, 178 ), array( 255, 244, 214 ), array( 164, 176, 188 ), array( 38, 70, 66 ) ),
		array( array( 58, 64, 118 ), array( 244, 152, 116 ), array( 255, 222, 160 ), array( 178, 126, 140 ), array( 44, 36, 64 ) ),
		array( array( 120, 176, 214 ), array( 232, 242, 240 ), array( 255, 255, 250 ), array( 152, 190, 186 ), array( 46, 98, 70 ) ),
		array( array( 214, 150, 98 ), array( 250, 226, 188 ), array( 255, 250, 228 ), array( 206, 162, 126 ), array( 104, 58, 44 ) ),
		array( array( 22, 36, 70 ), array( 104, 132, 168 ), array( 242, 242, 232 ), array( 92, 114, 144 ), array( 14, 24, 42 ) ),
		array( array( 168, 148, 190 ), array( 250, 224, 220 ), array( 255, 246, 240 ), array( 188, 168, 190 ), array( 82, 62, 98 ) ),
	);

	private const HILLS = 5;

	private const JPEG_QUALITY = 84;

	/**
	 * Draws a picture into a file.
	 *
	 * @param string $file Full path, ending in `.jpg`, or `.webp` where PHP can write that.
	 * @param int $width In pixels.
	 * @param int $height In pixels.
	 * @param int $number From 0.
	 * @return bool False if PHP cannot draw, or the file cannot be written.
	 */
	public static function draw( string $file, int $width, int $height, int $number ): bool {
		$picture = function_exists( 'imagecreatetruecolor' ) ? imagecreatetruecolor( max( 1, $width ), max( 1, $height ) ) : false;
		if ( false === $picture ) {
			return false;
		}
		$colors = self::PALETTES[ $number % count( self::PALETTES ) ];
		self::sky( $picture, $colors[0], $colors[1] );
		$size = (int) ( min( $width, $height ) / 7 );
		$left = (int) ( $width * ( 0.25 + 0.5 * self::chance( $number, 'sun' ) ) );
		imagefilledellipse( $picture, $left, (int) ( $height * 0.36 ), $size, $size, self::ink( $picture, $colors[2] ) );
		for ( $row = 0; $row < self::HILLS; $row++ ) {
			$color = self::between( $colors[3], $colors[4], $row / ( self::HILLS - 1 ) );
			self::hills( $picture, self::ink( $picture, $color ), $number, $row );
		}
		return str_ends_with( $file, '.webp' ) ? imagewebp( $picture, $file ) : imagejpeg( $picture, $file, self::JPEG_QUALITY );
	}

	/**
	 * Fills the picture with a gradient.
	 *
	 * @param GdImage $picture
	 * @param Color $top
	 * @param Color $bottom
	 */
	private static function sky( GdImage $picture, array $top, array $bottom ): void {
		$height = imagesy( $picture );
		for ( $y = 0; $y < $height; $y++ ) {
			$color = self::between( $top, $bottom, min( 1, $y / $height * 1.6 ) );
			imageline( $picture, 0, $y, imagesx( $picture ), $y, self::ink( $picture, $color ) );
		}
	}

	/**
	 * Draws a row of hills, the nearer the lower.
	 *
	 * @param GdImage $picture
	 * @param int $ink
	 * @param int $number Of the picture.
	 * @param int $row From 0, the farthest.
	 */
	private static function hills( GdImage $picture, int $ink, int $number, int $row ): void {
		$width  = imagesx( $picture );
		$height = imagesy( $picture );
		$start  = self::chance( $number, "start$row" ) * 2 * M_PI;
		$waves  = 1.2 + $row * 0.4 + self::chance( $number, "waves$row" );
		for ( $x = 0; $x < $width; $x++ ) {
			$at    = $start + $x / $width * $waves * 2 * M_PI;
			$swing = sin( $at ) + 0.4 * sin( $at * 2.7 + $row ) + 0.12 * sin( $at * 7.3 );
			$y     = $height * ( 0.5 + $row * 0.1 - 0.05 * $swing );
			imageline( $picture, $x, (int) $y, $x, $height, $ink );
		}
	}

	/**
	 * Returns a color between two.
	 *
	 * @param Color $one
	 * @param Color $other
	 * @param float $part Of the other, from 0 to 1.
	 * @return Color
	 */
	private static function between( array $one, array $other, float $part ): array {
		$mix = static fn ( int $a, int $b ): int => (int) round( $a + ( $b - $a ) * $part );
		return array( $mix( $one[0], $other[0] ), $mix( $one[1], $other[1] ), $mix( $one[2], $other[2] ) );
	}

	/**
	 * Returns GD's number of a color.
	 *
	 * @param GdImage $picture
	 * @param Color $color
	 */
	private static function ink( GdImage $picture, array $color ): int {
		return (int) imagecolorallocate( $picture, ...array_map( static fn ( int $part ): int => max( 0, min( 255, $part ) ), $color ) );
	}

	/**
	 * Returns a number from 0 to 1 that looks random and is always the same.
	 *
	 * @param int $number Of the picture.
	 * @param string $what What it is for.
	 */
	private static function chance( int $number, string $what ): float {
		return hexdec( substr( md5( "$number $what" ), 0, 6 ) ) / 0xffffff;
	}
}
