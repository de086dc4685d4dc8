<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Domain\Search\Text_Normalizer;

defined( 'ABSPATH' ) || exit;

/** Finds the rows that a visitor wants to see, in order. `view/find.ts` does the same with rows in the page. */
final class Row_Finder {
	/**
	 * Takes the table.
	 *
	 * @param Table_Data $data What is searched.
	 * @param Table_State $state What the visitor wants to see.
	 */
	public function __construct( private readonly Table_Data $data, private readonly Table_State $state ) {}

	/**
	 * Returns the rows of all pages.
	 *
	 * @return list<int> Their indexes.
	 */
	public function rows(): array {
		$rows = 0 === $this->data->length() ? array() : range( 0, $this->data->length() - 1 );
		$rows = $this->state->is_narrowed() ? array_values( array_filter( $rows, $this->is_shown( ... ) ) ) : $rows;
		// From the least important order to the most important one: PHP keeps the order of equals.
		foreach ( array_reverse( $this->state->sorts ) as list( $column, $direction ) ) {
			$rows = $this->sorted( $rows, $column, $direction );
		}
		return $rows;
	}

	/**
	 * Returns the columns.
	 *
	 * @return list<Column>
	 */
	private function columns(): array {
		return $this->data->columns;
	}

	/**
	 * Sorts rows by a column; cells without a value come last in both directions.
	 *
	 * @param list<int> $rows Their indexes.
	 * @param int $column Its index.
	 * @param int $direction 1 or −1.
	 * @return list<int>
	 */
	private function sorted( array $rows, int $column, int $direction ): array {
		$of     = $this->columns()[ $column ];
		$values = array();
		foreach ( $rows as $row ) {
			$values[ $row ] = $of->value( $this->data->text( $row, $column ) );
		}
		$order = static fn ( int $one, int $other ): int => '' === $values[ $one ] || '' === $values[ $other ]
			? ( '' === $values[ $one ] ) <=> ( '' === $values[ $other ] )
			: $direction * $of->compare( $values[ $one ], $values[ $other ] );
		usort( $rows, $order );
		return $rows;
	}

	/**
	 * Returns whether a row has all words, and passes all filters.
	 *
	 * @param int $row Its index.
	 */
	private function is_shown( int $row ): bool {
		foreach ( $this->state->filters as $column => $filter ) {
			$text = $this->data->text( $row, $column );
			if ( isset( $filter['is'] ) ? $text !== $filter['is'] : ! $this->is_between( $text, $column, $filter ) ) {
				return false;
			}
		}
		if ( '' === $this->state->search ) {
			return true;
		}
		$texts = array();
		foreach ( array_keys( $this->columns() ) as $column ) {
			$texts[] = $this->data->text( $row, $column );
		}
		$all = Text_Normalizer::text( implode( ' ', $texts ) );
		foreach ( explode( ' ', Text_Normalizer::text( $this->state->search ) ) as $word ) {
			if ( ! str_contains( $all, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether a cell is in a range.
	 *
	 * @param string $text Plain text.
	 * @param int $column Index of its column.
	 * @param array{is?: string, from?: string, to?: string} $filter Bounds as typed.
	 */
	private function is_between( string $text, int $column, array $filter ): bool {
		$of    = $this->columns()[ $column ];
		$value = $of->value( $text );
		$from  = $of->value( $filter['from'] ?? '' );
		$to    = $of->value( $filter['to'] ?? '' );
		// A day ends after all of its hours.
		$to = 'date' === $of->type && 10 === strlen( $to ) ? "$to 24" : $to;
		return '' !== $value
			&& ( '' === $from || $of->compare( $value, $from ) >= 0 )
			&& ( '' === $to || $of->compare( $value, $to ) <= 0 );
	}
}
