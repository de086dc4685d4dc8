<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/** A point on the earth, and where it is in the projection of web maps. Leaflet's projection is the same; a test compares them. */
final class Point {
	/** The projection is a square up to this latitude; nearer to the poles it has no end. */
	private const MOST_LATITUDE = 85.05112877980659;

	private const EARTH_METERS = 6371008.8;

	/**
	 * Takes checked values.
	 *
	 * @param float $latitude Degrees, positive in the north.
	 * @param float $longitude Degrees, positive in the east.
	 */
	private function __construct( public readonly float $latitude, public readonly float $longitude ) {}

	/**
	 * Returns the point; null if it is not one.
	 *
	 * @param mixed $latitude Number or text, not trusted.
	 * @param mixed $longitude The same.
	 */
	public static function of( mixed $latitude, mixed $longitude ): ?self {
		$latitude  = is_string( $latitude ) ? trim( $latitude ) : $latitude;
		$longitude = is_string( $longitude ) ? trim( $longitude ) : $longitude;
		if ( ! is_numeric( $latitude ) || ! is_numeric( $longitude ) ) {
			return null;
		}
		$latitude  = (float) $latitude;
		$longitude = (float) $longitude;
		// Not “outside”: NAN is never inside.
		return abs( $latitude ) <= 90.0 && abs( $longitude ) <= 180.0 ? new self( $latitude, $longitude ) : null;
	}

	/** Returns how far east it is: 0 at the left edge of the world, 1 at the right one. */
	public function x(): float {
		return $this->longitude / 360 + 0.5;
	}

	/** Returns how far south it is: 0 at the top of the world, 1 at the bottom. */
	public function y(): float {
		$latitude = deg2rad( max( -self::MOST_LATITUDE, min( self::MOST_LATITUDE, $this->latitude ) ) );
		return 0.5 - log( tan( M_PI_4 + $latitude / 2 ) ) / ( 2 * M_PI );
	}

	/**
	 * Returns the latitude of a line across the projection, in degrees.
	 *
	 * @param float $y From 0 to 1.
	 */
	public static function latitude_at( float $y ): float {
		return rad2deg( 2 * atan( exp( ( 0.5 - $y ) * 2 * M_PI ) ) - M_PI_2 );
	}

	/**
	 * Returns the shortest distance over the surface, in meters.
	 *
	 * @param self $other Where to.
	 */
	public function distance_to( self $other ): float {
		$from   = deg2rad( $this->latitude );
		$to     = deg2rad( $other->latitude );
		$across = sin( deg2rad( $other->longitude - $this->longitude ) / 2 ) ** 2;
		$along  = sin( ( $to - $from ) / 2 ) ** 2;
		return 2 * self::EARTH_METERS * asin( min( 1.0, sqrt( $along + cos( $from ) * cos( $to ) * $across ) ) );
	}

	/**
	 * Returns how many meters the width of the whole projection is at a latitude.
	 *
	 * @param float $latitude Degrees.
	 */
	public static function meters_around( float $latitude ): float {
		return 2 * M_PI * self::EARTH_METERS * cos( deg2rad( $latitude ) );
	}

	/** Returns latitude and longitude for an address, such as `47.8003,13.0436`. */
	public function text(): string {
		return self::degrees( $this->latitude ) . ',' . self::degrees( $this->longitude );
	}

	/**
	 * Returns degrees with a point, to a centimeter.
	 *
	 * @param float $degrees Latitude or longitude.
	 */
	private static function degrees( float $degrees ): string {
		$text = rtrim( rtrim( number_format( $degrees, 7, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}
}
