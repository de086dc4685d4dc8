<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Series as outlines over an axis for each row. */
final class Radar {
	/** Fewer rows than this enclose no area. */
	public const LEAST = 3;

	/** Axes that can be told apart. */
	public const MOST = 24;

	/**
	 * Takes what is drawn.
	 *
	 * @param Data $data Rows and series.
	 * @param Scale $scale Axis of values.
	 * @param Paint $paint Colors.
	 */
	public function __construct( private readonly Data $data, private readonly Scale $scale, private readonly Paint $paint ) {}

	/**
	 * Returns the outlines, by series.
	 *
	 * @return list<Html>
	 */
	public function html(): array {
		return array_map( $this->series( ... ), array_keys( $this->data->series ) );
	}

	/**
	 * Returns the net behind them: a polygon for each tick and a spoke for each row.
	 *
	 * @return list<Html>
	 */
	public function net(): array {
		$count = count( $this->data->rows );
		$steps = count( $this->scale->ticks() ) - 1;
		$net   = array();
		for ( $step = 1; $step <= $steps; $step++ ) {
			$radius  = Plot::RADIUS * $step / $steps;
			$corners = array_map( static fn ( int $row ): array => Plot::at( $row / $count, $radius ), range( 0, $count - 1 ) );
			$net[]   = self::path( 'frontage-chart__grid', $corners );
		}
		for ( $row = 0; $row < $count; $row++ ) {
			$net[] = self::path( 'frontage-chart__grid', array( Plot::at( 0, 0 ), Plot::at( $row / $count, Plot::RADIUS ) ) );
		}
		return $net;
	}

	/**
	 * Returns the places of the pointer: a slice for each row.
	 *
	 * @return list<Html>
	 */
	public function bands(): array {
		$count = count( $this->data->rows );
		$bands = array();
		for ( $row = 0; $row < $count; $row++ ) {
			$bands[] = self::path(
				'frontage-chart__band',
				array(
					Plot::at( 0, 0 ),
					Plot::at( ( $row - 0.5 ) / $count, Plot::RADIUS ),
					Plot::at( $row / $count, Plot::RADIUS ),
					Plot::at( ( $row + 0.5 ) / $count, Plot::RADIUS ),
				),
				array( 'data-row' => $row )
			);
		}
		return $bands;
	}

	/**
	 * Returns the outline of one series. A gap is at the middle, without a point.
	 *
	 * @param int $series Its position.
	 */
	private function series( int $series ): Html {
		$count   = count( $this->data->rows );
		$corners = array();
		$points  = array();
		foreach ( array_keys( $this->data->rows ) as $row ) {
			$value     = $this->data->value( $series, $row );
			$corner    = Plot::at( $row / $count, null === $value ? 0 : Plot::RADIUS * $this->scale->share( $value ) );
			$corners[] = $corner;
			if ( null !== $value ) {
				$points[] = el(
					'path',
					array(
						'class'     => 'frontage-chart__dot',
						'd'         => $this->paint->shape( $series ),
						'transform' => 'translate(' . Plot::pair( $corner ) . ')',
					)
				);
			}
		}
		return el(
			'g',
			array( 'data-series' => $series ) + $this->paint->color( $series, 'frontage-chart__lines' ),
			self::path( 'frontage-chart__area', $corners ),
			self::path( 'frontage-chart__line', $corners, array( 'stroke-dasharray' => $this->paint->dash( $series ) ) ),
			$points
		);
	}

	/**
	 * Returns a closed path.
	 *
	 * @param string $css_class Its class.
	 * @param list<array{float, float}> $points Its corners.
	 * @param array<string, mixed> $more Further attributes.
	 */
	private static function path( string $css_class, array $points, array $more = array() ): Html {
		return el(
			'path',
			array(
				'class' => $css_class,
				'd'     => 'M' . implode( 'L', array_map( Plot::pair( ... ), $points ) ) . 'z',
			) + $more
		);
	}
}
