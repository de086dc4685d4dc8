<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Lines with points, or areas. A gap in the data is a gap in the line.
 *
 * Lines are drawn in percentages that stretch with the plot, points in pixels that do not.
 */
final class Lines {
	/** Rows beyond which points are closer than they are wide. */
	private const MOST_POINTS = 30;

	/**
	 * Takes what is drawn.
	 *
	 * @param Data $data Rows and series.
	 * @param Spans $spans From where to where.
	 * @param Scale $scale Axis of values.
	 * @param Paint $paint Colors.
	 * @param bool $is_area Whether what is below a line is filled.
	 * @param bool $is_stacked Whether a series stands on the one before.
	 */
	public function __construct(
		private readonly Data $data,
		private readonly Spans $spans,
		private readonly Scale $scale,
		private readonly Paint $paint,
		private readonly bool $is_area,
		private readonly bool $is_stacked,
	) {}

	/**
	 * Returns the lines, by series.
	 *
	 * @return list<Html>
	 */
	public function html(): array {
		return array_map( $this->series( ... ), array_keys( $this->data->series ) );
	}

	/**
	 * Returns the line of one series.
	 *
	 * @param int $series Its position.
	 */
	private function series( int $series ): Html {
		$runs   = $this->runs( $series );
		$tops   = array_map( static fn ( array $run ): array => array_column( $run, 'top' ), $runs );
		$points = count( $this->data->rows ) > self::MOST_POINTS ? array() : array_merge( ...$tops );
		return el(
			'g',
			array( 'data-series' => $series ) + $this->paint->color( $series, 'frontage-chart__lines' ),
			el(
				'svg',
				array(
					'viewBox'             => '0 0 100 100',
					'preserveAspectRatio' => 'none',
				),
				$this->is_area ? array_map( $this->area( ... ), $runs ) : null,
				el(
					'path',
					array(
						'class'            => 'frontage-chart__line',
						'd'                => implode( '', array_map( self::path( ... ), $tops ) ),
						'stroke-dasharray' => $this->paint->dash( $series ),
						'vector-effect'    => 'non-scaling-stroke',
					)
				)
			),
			array_map( fn ( array $point ): Html => $this->point( $series, $point ), $points )
		);
	}

	/**
	 * Returns the rows without gaps between them, from left to right, with the top and the bottom of each.
	 *
	 * @param int $series Position of the series.
	 * @return list<list<array{top: array{float, float}, bottom: array{float, float}}>>
	 */
	private function runs( int $series ): array {
		$place = 100 / max( 1, count( $this->data->rows ) );
		$runs  = array( array() );
		foreach ( array_keys( $this->data->rows ) as $row ) {
			$span = $this->spans->of( $series, $row );
			if ( null === $span ) {
				$runs[] = array();
				continue;
			}
			$across                       = $place * ( $row + 0.5 );
			$runs[ count( $runs ) - 1 ][] = array(
				'top'    => array( $across, 100 - 100 * $this->scale->share( $span[1] ) ),
				'bottom' => array( $across, 100 - 100 * ( $this->is_stacked ? $this->scale->share( $span[0] ) : $this->scale->base() ) ),
			);
		}
		return array_values( array_filter( $runs ) );
	}

	/**
	 * Returns the area between tops and bottoms.
	 *
	 * @param list<array{top: array{float, float}, bottom: array{float, float}}> $run Rows without gaps.
	 */
	private function area( array $run ): Html {
		$edge = array( ...array_column( $run, 'top' ), ...array_reverse( array_column( $run, 'bottom' ) ) );
		return el(
			'path',
			array(
				'class' => 'frontage-chart__area',
				'd'     => self::path( $edge ) . 'z',
			)
		);
	}

	/**
	 * Returns a path through points.
	 *
	 * @param list<array{float, float}> $points At least one.
	 */
	private static function path( array $points ): string {
		return 'M' . implode( 'L', array_map( Plot::pair( ... ), $points ) );
	}

	/**
	 * Returns one point.
	 *
	 * @param int $series Position of the series.
	 * @param array{float, float} $point Where it is, in percent.
	 */
	private function point( int $series, array $point ): Html {
		return el(
			'svg',
			array(
				'class' => 'frontage-chart__point',
				'x'     => Plot::percent( $point[0] ),
				'y'     => Plot::percent( $point[1] ),
			),
			el( 'path', array( 'd' => $this->paint->shape( $series ) ) )
		);
	}
}
