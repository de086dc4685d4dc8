<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * From where to where each value is drawn: from zero, or on top of the series before it.
 *
 * Negative values pile up below zero, positive ones above it.
 */
final class Spans {
	/** @var list<list<array{float, float}|null>> By series and row; null for a gap. */
	private readonly array $spans;

	/**
	 * Computes all of them.
	 *
	 * @param Data $data What is drawn.
	 * @param bool $is_stacked Whether series stand on each other.
	 */
	public function __construct( Data $data, bool $is_stacked ) {
		$tops  = array();
		$spans = array();
		foreach ( array_keys( $data->series ) as $series ) {
			$spans[ $series ] = array();
			foreach ( array_keys( $data->rows ) as $row ) {
				$value = $data->value( $series, $row );
				if ( null === $value ) {
					$spans[ $series ][] = null;
					continue;
				}
				$side                  = $value < 0 ? 'below' : 'above';
				$from                  = $is_stacked ? $tops[ $row ][ $side ] ?? 0.0 : 0.0;
				$spans[ $series ][]    = array( $from, $from + $value );
				$tops[ $row ][ $side ] = $from + $value;
			}
		}
		$this->spans = array_values( $spans );
	}

	/**
	 * Returns where a value begins and ends; null for a gap.
	 *
	 * @param int $series Position of the series.
	 * @param int $row Position of the row.
	 * @return array{float, float}|null
	 */
	public function of( int $series, int $row ): ?array {
		return $this->spans[ $series ][ $row ];
	}

	/**
	 * Returns the ends of all spans, for the scale.
	 *
	 * @return list<float>
	 */
	public function ends(): array {
		$ends = array();
		foreach ( array_merge( ...$this->spans ) as $span ) {
			if ( null !== $span ) {
				$ends[] = $span[1];
			}
		}
		return $ends;
	}
}
