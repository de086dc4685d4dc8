<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Domain\Render\Number_Reader;
use Frontage\Domain\Search\Text_Normalizer;

defined( 'ABSPATH' ) || exit;

/** What is special about a column: how its cells are sorted, whether visitors filter by it, and its total. */
final class Column {
	public const TYPES = array( 'text', 'number', 'currency', 'percent', 'date', 'yes-no' );

	/** Types whose cells are numbers. */
	private const NUMBERS = array( 'number', 'currency', 'percent' );

	/**
	 * Takes the choices of the author.
	 *
	 * @param string $type One of `TYPES`.
	 * @param bool $has_filter Whether visitors filter by it.
	 * @param string $total One of `Total::KINDS`.
	 */
	private function __construct( public readonly string $type, public readonly bool $has_filter, public readonly string $total ) {}

	/**
	 * Reads what was saved.
	 *
	 * @param mixed $saved Not trusted.
	 */
	public static function of( mixed $saved ): self {
		$saved = is_array( $saved ) ? $saved : array();
		$type  = $saved['type'] ?? '';
		$total = $saved['total'] ?? '';
		return new self(
			in_array( $type, self::TYPES, true ) ? $type : self::TYPES[0],
			! empty( $saved['hasFilter'] ) && true === $saved['hasFilter'],
			in_array( $total, Total::KINDS, true ) ? $total : ''
		);
	}

	/** Returns whether its cells are numbers. */
	public function is_number(): bool {
		return in_array( $this->type, self::NUMBERS, true );
	}

	/** Returns whether visitors filter it from one value to another, not by one of its values. */
	public function is_range(): bool {
		return $this->is_number() || 'date' === $this->type;
	}

	/**
	 * Returns what a cell is sorted by: a number, a date as `2030-12-31`, or text; empty for cells that have none, which come last.
	 *
	 * @param string $text Plain text of the cell.
	 */
	public function value( string $text ): string {
		return match ( $this->type ) {
			'text'   => Text_Normalizer::text( $text ),
			'date'   => Cell_Value::date( $text ),
			'yes-no' => Cell_Value::yes_no( $text ),
			default  => Number_Reader::in( $text ),
		};
	}

	/**
	 * Compares two values: negative if the first comes first.
	 *
	 * @param string $one From `value()`, not empty.
	 * @param string $other The same.
	 */
	public function compare( string $one, string $other ): int {
		return $this->is_number() ? (float) $one <=> (float) $other : strnatcmp( $one, $other );
	}
}
