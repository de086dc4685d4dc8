<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/** What is drawn besides the pins: a line, an area, or a route (S2 §3). */
final class Overlay_Shape {
	/** Empty for pins only. */
	private const TYPES = array( '', 'polyline', 'polygon', 'routes' );

	private const MODES = array( 'driving', 'walking', 'bicycling', 'transit' );

	private const MOST = 1000;

	/** A type, or empty if there is nothing to draw. */
	public readonly string $type;

	/** @var list<Point> Corners; of a route, both ends. */
	public readonly array $points;

	/** A CSS color; empty for the ink of the place. */
	public readonly string $color;

	public readonly string $fill;

	public readonly float $opacity;

	public readonly float $fill_opacity;

	/** Pixels. */
	public readonly int $weight;

	public readonly string $mode;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public function __construct( array $attributes ) {
		$type               = $attributes['googleMapType'] ?? '';
		$type               = is_string( $type ) && in_array( $type, self::TYPES, true ) ? $type : '';
		$this->points       = 'routes' === $type ? self::ends( $attributes ) : self::corners( $attributes['polylines'] ?? array() );
		$this->type         = count( $this->points ) < ( 'polygon' === $type ? 3 : 2 ) ? '' : $type;
		$this->color        = self::color( $attributes['strokeColor'] ?? '' );
		$fill               = self::color( $attributes['strokeFill'] ?? '' );
		$this->fill         = '' === $fill ? $this->color : $fill;
		$this->opacity      = self::share( $attributes['strokeOpacity'] ?? 1, 1.0 );
		$this->fill_opacity = self::share( $attributes['strokeFillOpacity'] ?? 0.2, 0.2 );
		$weight             = $attributes['strokeWeight'] ?? 4;
		$this->weight       = is_numeric( $weight ) ? max( 1, min( 20, (int) $weight ) ) : 4;
		$mode               = $attributes['travelMode'] ?? '';
		$this->mode         = is_string( $mode ) && in_array( strtolower( $mode ), self::MODES, true ) ? strtolower( $mode ) : 'driving';
	}

	/**
	 * Returns what a script draws it from, with the names of S2 §3.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		$pairs = array_map( static fn ( Point $point ): array => array( $point->latitude, $point->longitude ), $this->points );
		return '' === $this->type ? array() : array(
			'googleMapType'     => $this->type,
			'polylines'         => $pairs,
			'strokeColor'       => $this->color,
			'strokeOpacity'     => $this->opacity,
			'strokeWeight'      => $this->weight,
			'strokeFill'        => $this->fill,
			'strokeFillOpacity' => $this->fill_opacity,
			'travelMode'        => strtoupper( $this->mode ),
		);
	}

	/** Returns the straight distance between the ends of a route, in meters; 0 for other types. */
	public function meters(): float {
		return 'routes' === $this->type ? $this->points[0]->distance_to( $this->points[1] ) : 0.0;
	}

	/**
	 * Returns the ends of a route.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 * @return list<Point> Two, or none.
	 */
	private static function ends( array $attributes ): array {
		$origin = Point::of( $attributes['originLat'] ?? '', $attributes['originLng'] ?? '' );
		$dest   = Point::of( $attributes['destLat'] ?? '', $attributes['destLng'] ?? '' );
		return null === $origin || null === $dest ? array() : array( $origin, $dest );
	}

	/**
	 * Returns the corners that are points.
	 *
	 * @param mixed $items Not trusted.
	 * @return list<Point>
	 */
	private static function corners( mixed $items ): array {
		$points = array();
		foreach ( is_array( $items ) ? array_slice( $items, 0, self::MOST ) : array() as $item ) {
			$point = is_array( $item ) ? Point::of( $item['ha_gmap_polyline_lat'] ?? '', $item['ha_gmap_polyline_lng'] ?? '' ) : null;
			if ( null !== $point ) {
				$points[] = $point;
			}
		}
		return $points;
	}

	/**
	 * Returns a color; empty if it is not one in hexadecimal, the only kind that all vendors read.
	 *
	 * @param mixed $color Not trusted.
	 */
	private static function color( mixed $color ): string {
		return is_string( $color ) && 1 === preg_match( '/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i', $color ) ? $color : '';
	}

	/**
	 * Returns a number from 0 to 1.
	 *
	 * @param mixed $number Not trusted.
	 * @param float $fallback If it is not one.
	 */
	private static function share( mixed $number, float $fallback ): float {
		return is_numeric( $number ) ? max( 0.0, min( 1.0, (float) $number ) ) : $fallback;
	}
}
