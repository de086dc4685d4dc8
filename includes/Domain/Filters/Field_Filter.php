<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;

defined( 'ABSPATH' ) || exit;

/** A filter by the values of a public custom field: `?colour=blue,red`. */
final class Field_Filter extends Text_Value_Filter {
	/**
	 * Returns the list with only the posts that have one of the values, or all of them.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values Values of the field that the visitor has chosen.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		// phpcs:ignore WordPress.Arrays
		$clause = array( 'field' => $this->public_field(), 'values' => $values, 'all' => $this->needs_all() );
		return $list->with( array( 'choices' => array( ...$list->data['choices'], $clause ) ) );
	}

	/**
	 * Returns the value itself.
	 *
	 * @param string $value Value of the field, as it is stored.
	 */
	public function label( string $value ): string {
		return $value;
	}

	/** Returns the custom field; empty if it is not public. */
	public function field(): string {
		return $this->public_field();
	}

	/** Groups by value. */
	public function grouping(): Grouping {
		return Grouping::by_field( $this->public_field() );
	}

	/**
	 * Returns values as choices.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by value.
	 */
	public function choices( array $counts ): array {
		$values = array_map( 'strval', array_keys( $counts ) );
		return array_map( static fn ( string $value, int $count ): array => array( $value, $value, $count ), $values, $counts );
	}

	/** Returns the name in the address. */
	public function usual_title(): string {
		return $this->parameter;
	}

	/** Only public fields may be filtered by or counted. */
	protected function is_allowed(): bool {
		return '' !== $this->public_field();
	}

	/** Returns the parameter's name if the author gives none: the field's. */
	protected function usual_name(): string {
		return ltrim( (string) ( $this->attributes['field'] ?? '' ), '_' );
	}
}
