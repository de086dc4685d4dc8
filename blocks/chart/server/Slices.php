<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The rows of one series as parts of a whole (pie, doughnut), or as slices of the same angle and their own length (polar). */
final class Slices {
	/** Slices that can be told apart. */
	public const MOST = 12;

	/** Part of the radius that the hole of a doughnut takes. */
	private const HOLE = 0.6;

	/** Units between two slices. */
	private const GAP = 5;

	/**
	 * Takes what is drawn.
	 *
	 * @param Data $data One series.
	 * @param Paint $paint Colors, by row.
	 * @param string $type `pie`, `doughnut` or `polar`.
	 */
	public function __construct( private readonly Data $data, private readonly Paint $paint, private readonly string $type ) {}

	/**
	 * Returns how much of the whole each row is, in tenths of a percent: they add up to 1000. What is below zero is no part.
	 *
	 * @param Data $data One series.
	 * @return list<int> Nothing but zeros if there is no whole.
	 */
	public static function tenths( Data $data ): array {
		$parts = self::parts( $data );
		$whole = array_sum( $parts );
		if ( $whole <= 0 ) {
			return array_map( static fn (): int => 0, $parts );
		}
		$exact  = array_map( static fn ( float $part ): float => $part / $whole * 1000, $parts );
		$tenths = array_map( static fn ( float $share ): int => (int) floor( $share ), $exact );
		$rests  = array_map( static fn ( float $share, int $whole_tenths ): float => $share - $whole_tenths, $exact, $tenths );
		arsort( $rests );
		// Rounding down leaves a few: those that lost most get one each.
		foreach ( array_slice( array_keys( $rests ), 0, 1000 - array_sum( $tenths ) ) as $at ) {
			++$tenths[ $at ];
		}
		return array_values( $tenths );
	}

	/**
	 * Returns the slices, by row.
	 *
	 * @param Scale $scale Axis of the lengths of a polar chart.
	 * @return list<Html>
	 */
	public function html( Scale $scale ): array {
		$parts  = self::parts( $this->data );
		$whole  = array_sum( $parts );
		$hole   = 'doughnut' === $this->type ? Plot::RADIUS * self::HOLE : 0;
		$slices = array();
		$turn   = 0.0;
		foreach ( $parts as $row => $part ) {
			$share = 'polar' === $this->type ? 1 / count( $parts ) : ( $whole > 0 ? $part / $whole : 0 );
			if ( $part > 0 ) {
				$radius   = Plot::RADIUS * ( 'polar' === $this->type ? $scale->share( $part ) : 1 );
				$slices[] = $this->slice( $row, self::outline( $turn, $share, $radius, $hole ) );
			}
			$turn += $share;
		}
		return $slices;
	}

	/**
	 * Returns the values that can be parts.
	 *
	 * @param Data $data One series.
	 * @return list<float>
	 */
	private static function parts( Data $data ): array {
		return array_map(
			static fn ( int $row ): float => max( 0.0, $data->value( 0, $row ) ?? 0.0 ),
			array_keys( $data->rows )
		);
	}

	/**
	 * Returns one slice.
	 *
	 * @param int $row Position of the row.
	 * @param string $outline Its path.
	 */
	private function slice( int $row, string $outline ): Html {
		return el(
			'path',
			array(
				'd'           => $outline,
				'data-row'    => $row,
				'data-series' => $row,
				'fill'        => $this->paint->fill( $row ),
			) + $this->paint->color( $row, 'frontage-chart__slice' )
		);
	}

	/**
	 * Returns the path of a slice; of two halves if it is the whole.
	 *
	 * @param float $turn Where it begins, from 0 at the top to 1.
	 * @param float $share How far it goes.
	 * @param float $radius Its length.
	 * @param float $hole Radius of the hole.
	 */
	private static function outline( float $turn, float $share, float $radius, float $hole ): string {
		if ( $share > 0.9999 ) {
			return self::outline( 0, 0.5, $radius, $hole ) . self::outline( 0.5, 0.5, $radius, $hole );
		}
		$gap   = self::GAP / ( 2 * M_PI * Plot::RADIUS ) / 2;
		$gap   = $share > 4 * $gap && $share < 0.9 ? $gap : 0;
		$start = $turn + $gap;
		$end   = $turn + $share - $gap;
		$large = $end - $start > 0.5 ? 1 : 0;
		$arc   = static fn ( float $size, int $sweep, float $to ): string => 'A' . Plot::number( $size ) . ' ' . Plot::number( $size )
			. " 0 $large $sweep " . Plot::pair( Plot::at( $to, $size ) );
		$outer = Plot::pair( Plot::at( $start, $radius ) ) . $arc( $radius, 1, $end );
		return $hole > 0
			? "M$outer" . 'L' . Plot::pair( Plot::at( $end, $hole ) ) . $arc( $hole, 0, $start ) . 'z'
			: 'M' . Plot::pair( Plot::at( $turn, 0 ) ) . "L{$outer}z";
	}
}
