<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/**
 * The part of the world that the drawing shows: a square as wide as the map, in whose middle band all points are.
 *
 * The map is as high as it is wide or lower, so whatever its shape, it shows the band.
 */
final class Canvas {
	/** Pixels that a map is usually wide, for what a zoom level shows. */
	private const USUAL_WIDTH = 900;

	/** Share of the band that stays empty on each side, for pins and names. */
	private const MARGIN = 0.16;

	/** Zoom levels beyond which a drawing would only show one pin. */
	private const NEAREST = 15;

	private const TILE = 256;

	/** Left edge of the square in the projection. */
	private readonly float $left;

	private readonly float $top;

	/**
	 * Takes what is shown.
	 *
	 * @param float $x Middle, in the projection.
	 * @param float $y The same.
	 * @param float $width Of the square, in the projection.
	 * @param int $zoom The owner's zoom level; 0 if all points are shown, whose level depends on the width of the map.
	 */
	private function __construct(
		private readonly float $x,
		private readonly float $y,
		public readonly float $width,
		public readonly int $zoom
	) {
		$this->left = $x - $width / 2;
		$this->top  = $y - $width / 2;
	}

	/**
	 * Returns the part that shows all points.
	 *
	 * @param non-empty-list<Point> $points What has to be seen.
	 * @param float $ratio Width of the map by its height, 1 or more.
	 * @param int $zoom As in web maps; 0 to show all points.
	 */
	public static function around( array $points, float $ratio, int $zoom ): self {
		$across = self::joined( array_map( static fn ( Point $point ): float => $point->x(), $points ) );
		$down   = array_map( static fn ( Point $point ): float => $point->y(), $points );
		$inner  = 1 - 2 * self::MARGIN;
		$fit    = max( max( $across ) - min( $across ), ( max( $down ) - min( $down ) ) * $ratio ) / $inner;
		$width  = 0 === $zoom ? max( $fit, self::width_at( self::NEAREST ) ) : self::width_at( $zoom );
		return new self( ( max( $across ) + min( $across ) ) / 2, ( max( $down ) + min( $down ) ) / 2, $width, $zoom );
	}

	/**
	 * Moves what is west of the widest gap to the next copy of the world, so that Fiji and Samoa are close to each other.
	 *
	 * @param non-empty-list<float> $across In the projection, from 0 to 1.
	 * @return non-empty-list<float> From 0 to 2.
	 */
	private static function joined( array $across ): array {
		$sorted = $across;
		sort( $sorted );
		// Without a wider one, the gap is where maps of the world end.
		$widest = 1 - max( $sorted ) + min( $sorted );
		$first  = 0.0;
		foreach ( array_slice( $sorted, 1 ) as $at => $x ) {
			if ( $x - $sorted[ $at ] > $widest ) {
				$widest = $x - $sorted[ $at ];
				$first  = $x;
			}
		}
		return array_map( static fn ( float $x ): float => $x < $first ? $x + 1 : $x, $across );
	}

	/**
	 * Returns how much of the world a zoom level shows.
	 *
	 * @param int $zoom From 1 to 19.
	 */
	private static function width_at( int $zoom ): float {
		return self::USUAL_WIDTH / ( self::TILE * 2 ** $zoom );
	}

	/** Returns the point in the middle. */
	public function middle(): ?Point {
		return Point::of( Point::latitude_at( $this->y ), ( $this->x > 1 ? $this->x - 1.5 : $this->x - 0.5 ) * 360 );
	}

	/**
	 * Returns where a point is, in per cent of the square from the left and from the top.
	 *
	 * @return array{float, float}
	 */
	public function place( Point $point ): array {
		// The copy of the world that is closest to the middle.
		$x = $point->x() - round( $point->x() - $this->x );
		return array( $this->across( $x ), $this->down( $point->y() ) );
	}

	/**
	 * Returns where something is between left and right, in per cent.
	 *
	 * @param float $x In the projection.
	 */
	public function across( float $x ): float {
		return round( ( $x - $this->left ) / $this->width * 100, 3 );
	}

	/**
	 * Returns where something is between top and bottom, in per cent.
	 *
	 * @param float $y In the projection.
	 */
	public function down( float $y ): float {
		return round( ( $y - $this->top ) / $this->width * 100, 3 );
	}

	/** Returns how many meters the whole width is, in the middle. */
	public function meters(): float {
		return Point::meters_around( Point::latitude_at( $this->y ) ) * $this->width;
	}

	/**
	 * Returns the edges.
	 *
	 * @return array{west: float, east: float, north: float, south: float} Degrees.
	 */
	public function edges(): array {
		return array(
			'west'  => ( $this->left - 0.5 ) * 360,
			'east'  => ( $this->left + $this->width - 0.5 ) * 360,
			'north' => Point::latitude_at( $this->top ),
			'south' => Point::latitude_at( $this->top + $this->width ),
		);
	}
}
