<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Number_Format;

defined( 'ABSPATH' ) || exit;

/**
 * The rows and series of a chart, cleaned and within its limits.
 *
 * A cell that is no number is a gap: it is drawn nowhere, and never counted as zero.
 *
 * @phpstan-type Row array{label: string, values: list<string>}
 */
final class Data {
	/** What readers can tell apart, and what patterns there are. */
	public const MOST_SERIES = 12;

	/** Rows beyond this are neither drawn nor listed; `src` of the editor says so. */
	public const MOST_ROWS = 100;

	/**
	 * Takes what is clean.
	 *
	 * @param string $corner Heading of the labels.
	 * @param list<string> $series Names.
	 * @param list<Row> $rows Values are clean numbers, or empty; as many as there are series.
	 */
	private function __construct(
		public readonly string $corner,
		public readonly array $series,
		public readonly array $rows,
	) {}

	/**
	 * Reads the attributes of a block.
	 *
	 * @param array<string, mixed> $attributes Not trusted: `corner`, `series` and `rows`.
	 */
	public static function of( array $attributes ): self {
		$names  = array_slice( self::listed( $attributes['series'] ?? null ), 0, self::MOST_SERIES );
		$series = array_map( Kses::text( ... ), $names );
		$rows   = array();
		foreach ( array_slice( self::listed( $attributes['rows'] ?? null ), 0, self::MOST_ROWS ) as $row ) {
			$rows[] = self::row( is_array( $row ) ? $row : array(), count( $series ) );
		}
		// The sheet of the editor ends with rows that nobody has filled in yet.
		while ( array() !== $rows && '' === implode( '', array( end( $rows )['label'], ...end( $rows )['values'] ) ) ) {
			array_pop( $rows );
		}
		return new self( Kses::text( $attributes['corner'] ?? '' ), $series, $rows );
	}

	/** Returns the first series alone. */
	public function first(): self {
		$rows = array();
		foreach ( $this->rows as $row ) {
			$rows[] = array(
				'label'  => $row['label'],
				'values' => array_slice( $row['values'], 0, 1 ),
			);
		}
		return new self( $this->corner, array_slice( $this->series, 0, 1 ), $rows );
	}

	/**
	 * Returns the first rows.
	 *
	 * @param int $most Number of rows that are kept.
	 */
	public function rows( int $most ): self {
		return new self( $this->corner, $this->series, array_slice( $this->rows, 0, $most ) );
	}

	/** Whether there is any number to draw. */
	public function is_empty(): bool {
		return array() === $this->numbers();
	}

	/**
	 * Returns a number to draw; null for a gap.
	 *
	 * @param int $series Position of the series.
	 * @param int $row Position of the row.
	 */
	public function value( int $series, int $row ): ?float {
		$number = $this->rows[ $row ]['values'][ $series ];
		return '' === $number ? null : (float) $number;
	}

	/**
	 * Returns all numbers.
	 *
	 * @return list<float>
	 */
	public function numbers(): array {
		$filled = static fn ( array $row ): array => array_filter( $row['values'], static fn ( string $number ): bool => '' !== $number );
		return array_map( floatval( ... ), array_merge( ...array_map( array_values( ... ), array_map( $filled, $this->rows ) ) ) );
	}

	/**
	 * Cleans one row.
	 *
	 * @param array<mixed> $row Not trusted.
	 * @param int $count Number of series.
	 * @return Row
	 */
	private static function row( array $row, int $count ): array {
		$cells  = self::listed( $row['values'] ?? null );
		$values = array();
		for ( $at = 0; $at < $count; $at++ ) {
			// Less than nothing is nothing.
			$values[] = (string) preg_replace( '/^-(0(?:\.0*)?)$/', '$1', Number_Format::clean( $cells[ $at ] ?? '' ) );
		}
		return array(
			'label'  => Kses::text( $row['label'] ?? '' ),
			'values' => $values,
		);
	}

	/**
	 * Returns the items of a list; none of anything else.
	 *
	 * @param mixed $value Attribute.
	 * @return list<mixed>
	 */
	private static function listed( mixed $value ): array {
		return is_array( $value ) ? array_values( $value ) : array();
	}
}
