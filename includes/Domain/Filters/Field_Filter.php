<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Choices;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** A filter by the values of a public custom field: `?colour=blue,red`. A comma in a value is written `\,`. */
final class Field_Filter extends Grouped_Filter {
	/**
	 * Returns the values; whether posts have them is not asked.
	 *
	 * @param string $raw Values, separated by commas.
	 */
	public function parse( string $raw ): array {
		preg_match_all( '/(?:[^,\\\\]|\\\\.)+/u', $raw, $found );
		$values = array_map( static fn ( string $one ): string => Sanitizer::line( preg_replace( '/\\\\(.)/u', '$1', $one ) ), $found[0] );
		$values = array_unique( array_filter( $values, static fn ( string $one ): bool => '' !== $one ) );
		sort( $values, SORT_STRING );
		return array_slice( $values, 0, $this->is_single() ? 1 : Choices::MOST_VALUES );
	}

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

	/**
	 * Returns a value as it stands in addresses.
	 *
	 * @param string $value Value of the field, not encoded.
	 */
	public function in_address( string $value ): string {
		return rawurlencode( addcslashes( $value, ',\\' ) );
	}

	/** Returns the custom field; empty if it is not public. */
	public function field(): string {
		return $this->public_field();
	}

	/** Groups by value. */
	public function grouping(): Grouping {
		return Grouping::by_field( $this->public_field() );
	}

	/** Returns how many values it offers. */
	public function most(): int {
		return Sanitizer::int( $this->attributes['count'] ?? null, 1, Term_Filter::MOST_OFFERED, 10 );
	}

	/**
	 * Returns the values themselves.
	 *
	 * @param list<string> $values Values of the field that the visitor has chosen.
	 */
	public function places( array $values ): array {
		return $values;
	}

	/** Returns whether a post must have all chosen values. */
	public function needs_all(): bool {
		return ! $this->is_single() && 'all' === ( $this->attributes['match'] ?? 'any' );
	}

	/** Returns whether a visitor chooses only one value. */
	public function is_single(): bool {
		return 'one' === ( $this->attributes['match'] ?? 'any' );
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
