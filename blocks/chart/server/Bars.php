<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Bars: upright ones or lying ones, beside each other or stacked. */
final class Bars {
	/** Part of a row's place that is between its bars and the next row's. */
	private const GAP = 0.3;

	/**
	 * Takes what is drawn.
	 *
	 * @param Data $data Rows and series.
	 * @param Spans $spans From where to where.
	 * @param Scale $scale Axis of values.
	 * @param Paint $paint Colors.
	 * @param bool $is_upright Whether values go up, and rows across.
	 * @param bool $is_stacked Whether the series of a row stand on each other.
	 */
	public function __construct(
		private readonly Data $data,
		private readonly Spans $spans,
		private readonly Scale $scale,
		private readonly Paint $paint,
		private readonly bool $is_upright,
		private readonly bool $is_stacked,
	) {}

	/**
	 * Returns the bars, by series.
	 *
	 * @return list<Html>
	 */
	public function html(): array {
		return array_map( $this->series( ... ), array_keys( $this->data->series ) );
	}

	/**
	 * Returns the bars of one series.
	 *
	 * @param int $series Its position.
	 */
	private function series( int $series ): Html {
		$place = 100 / max( 1, count( $this->data->rows ) );
		$bars  = $this->is_stacked ? 1 : count( $this->data->series );
		$thick = $place * ( 1 - self::GAP ) / $bars;
		$rects = array();
		foreach ( array_keys( $this->data->rows ) as $row ) {
			$span = $this->spans->of( $series, $row );
			if ( null !== $span && $span[0] !== $span[1] ) {
				$start   = $place * ( $row + self::GAP / 2 ) + ( $this->is_stacked ? 0 : $series * $thick );
				$rects[] = $this->bar( $row, $start, $thick, $span );
			}
		}
		return el(
			'g',
			array(
				'data-series' => $series,
				'fill'        => $this->paint->fill( $series ),
			) + $this->paint->color( $series, 'frontage-chart__bars' ),
			$rects
		);
	}

	/**
	 * Returns one bar. Its numbers are percentages of the plot.
	 *
	 * @param int $row Position of the row.
	 * @param float $start Where it begins along the rows.
	 * @param float $thick How thick it is.
	 * @param array{float, float} $span From where to where, in values.
	 */
	private function bar( int $row, float $start, float $thick, array $span ): Html {
		$from   = 100 * $this->scale->share( min( $span ) );
		$length = 100 * $this->scale->share( max( $span ) ) - $from;
		$across = array( Plot::percent( $start ), Plot::percent( $thick ) );
		$along  = array( Plot::percent( $this->is_upright ? 100 - $from - $length : $from ), Plot::percent( $length ) );

		list( $x, $width )  = $this->is_upright ? $across : $along;
		list( $y, $height ) = $this->is_upright ? $along : $across;
		return el(
			'rect',
			array(
				'data-row' => $row,
				'x'        => $x,
				'y'        => $y,
				'width'    => $width,
				'height'   => $height,
			)
		);
	}
}
