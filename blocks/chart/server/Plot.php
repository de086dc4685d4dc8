<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

defined( 'ABSPATH' ) || exit;

/** Numbers of drawings: as few digits as the eye needs. */
final class Plot {
	/** Middle of a round drawing, which is 320 units wide and high. */
	public const MIDDLE = 160;

	/** Radius of a round drawing. */
	public const RADIUS = 150;

	/**
	 * Returns a coordinate.
	 *
	 * @param float $number Units of the drawing.
	 */
	public static function number( float $number ): string {
		return (string) ( round( $number, 2 ) + 0.0 );
	}

	/**
	 * Returns a percentage.
	 *
	 * @param float $number From 0 to 100.
	 */
	public static function percent( float $number ): string {
		return self::number( $number ) . '%';
	}

	/**
	 * Returns a point of a round drawing.
	 *
	 * @param float $turn From 0 at the top, clockwise, to 1.
	 * @param float $radius Distance from the middle, in units.
	 * @return array{float, float}
	 */
	public static function at( float $turn, float $radius ): array {
		$angle = 2 * M_PI * $turn;
		return array( self::MIDDLE + $radius * sin( $angle ), self::MIDDLE - $radius * cos( $angle ) );
	}

	/**
	 * Returns a point as it stands in a path.
	 *
	 * @param array{float, float} $point Across and down.
	 */
	public static function pair( array $point ): string {
		return self::number( $point[0] ) . ' ' . self::number( $point[1] );
	}
}
