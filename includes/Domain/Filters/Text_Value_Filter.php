<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Choices;
use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** A filter by values that are stored as text: `?color=blue,red`. A comma in a value is written `\,`. */
abstract class Text_Value_Filter extends Value_Filter {
	/**
	 * Returns the values; whether posts have them is not asked.
	 *
	 * @param string $raw Values, separated by commas.
	 */
	public function parse( string $raw ): array {
		preg_match_all( '/(?:[^,\\\\]|\\\\.)+/u', $raw, $found );
		$values = array_map( static fn ( string $one ): string => Sanitizer::line( preg_replace( '/\\\\(.)/u', '$1', $one ) ), $found[0] );
		$values = array_unique( array_filter( $values, static fn ( string $one ): bool => '' !== $one ) );
		$values = $this->allowed( array_values( $values ) );
		sort( $values, SORT_STRING );
		return array_slice( $values, 0, $this->is_single() ? 1 : Choices::MOST_VALUES );
	}

	/**
	 * Returns a value as it stands in addresses.
	 *
	 * @param string $value As it is stored, not encoded.
	 */
	public function in_address( string $value ): string {
		return rawurlencode( addcslashes( $value, ',\\' ) );
	}

	/**
	 * Returns the values themselves.
	 *
	 * @param list<string> $values Values that the visitor has chosen.
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

	/**
	 * Returns the values that visitors may choose.
	 *
	 * @param list<string> $values From an address.
	 * @return list<string>
	 */
	protected function allowed( array $values ): array {
		return $values;
	}
}
