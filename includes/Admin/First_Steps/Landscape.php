<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Domain\Render\Landscape_Colors;
use GdImage;

defined( 'ABSPATH' ) || exit;

/**
 * A drawn landscape: sky, sun and rows of hills.
 *
 * Stands in for photographs on a site that has none. The same number always gives the same picture.
 *
 * @phpstan-import-type Color from Landscape_Colors
 */
final class Landscape {
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
		$colors = Landscape_Colors::of( $number );
		self::sky( $picture, $colors->top, $colors->bottom );
		$size = (int) ( min( $width, $height ) / 7 );
		$left = (int) ( $width * ( 0.25 + 0.5 * self::chance( $number, 'sun' ) ) );
		imagefilledellipse( $picture, $left, (int) ( $height * 0.36 ), $size, $size, self::ink( $picture, $colors->sun ) );
		for ( $row = 0; $row < self::HILLS; $row++ ) {
			self::hills( $picture, self::ink( $picture, $colors->hills( $row, self::HILLS ) ), $number, $row );
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
			$color = Landscape_Colors::between( $top, $bottom, min( 1, $y / $height * 1.6 ) );
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
