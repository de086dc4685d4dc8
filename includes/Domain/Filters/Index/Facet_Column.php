<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

defined( 'ABSPATH' ) || exit;

/** Which posts have which values of a source, in the blocks that a count needs. */
final class Facet_Column {
	/** @var array<array-key, string> Weights by value, if the source has any. */
	private readonly array $weights;

	/**
	 * Stores the blocks.
	 *
	 * @param array<int, array{sets: array<array-key, string>, weights: array<array-key, string>}> $blocks Each with its sets of
	 *        posts by value.
	 */
	public function __construct( private readonly array $blocks ) {
		$this->weights = array_replace( array(), ...array_column( $blocks, 'weights' ) );
	}

	/**
	 * Returns how many posts of a set have each value.
	 *
	 * @return array<array-key, int>
	 */
	public function counts( Post_Bits $posts ): array {
		$counts = array();
		foreach ( array_intersect_key( $this->blocks, $posts->blocks ) as $block => $found ) {
			foreach ( $found['sets'] as $value => $set ) {
				$counts[ $value ] = ( $counts[ $value ] ?? 0 ) + Bits::common( $set, $posts->blocks[ $block ] );
			}
		}
		foreach ( $this->spellings() as $values ) {
			$counts               = array_diff_key( $counts, array_flip( $values ) );
			$counts[ $values[0] ] = $posts->both( $this->any( $values ) )->size();
		}
		return array_filter( $counts );
	}

	/**
	 * Returns how many posts of a set have any of the values.
	 *
	 * @param list<array-key> $values As in `values()`.
	 */
	public function count( array $values, Post_Bits $posts ): int {
		if ( count( $values ) > 1 ) {
			return $posts->both( $this->any( $values ) )->size();
		}
		$count = 0;
		foreach ( array_intersect_key( $this->blocks, $posts->blocks ) as $block => $found ) {
			$count += Bits::common( $found['sets'][ $values[0] ] ?? '', $posts->blocks[ $block ] );
		}
		return $count;
	}

	/**
	 * Returns the posts that have any of the values.
	 *
	 * @param list<array-key> $values As in `values()`.
	 */
	public function any( array $values ): Post_Bits {
		$wanted = array_flip( $values );
		return new Post_Bits(
			array_map( static fn ( array $found ): string => Bits::any( array_intersect_key( $found['sets'], $wanted ) ), $this->blocks )
		);
	}

	/**
	 * Returns all values that any post of the blocks has.
	 *
	 * @return list<array-key>
	 */
	public function values(): array {
		return array_keys( array_replace( array(), ...array_column( $this->blocks, 'sets' ) ) );
	}

	/**
	 * Returns the values that the database takes for equal to one; empty if no post has it as it is written.
	 *
	 * @return list<array-key>
	 */
	public function equal( string $value ): array {
		return isset( $this->weights[ $value ] ) ? array_keys( $this->weights, $this->weights[ $value ], true ) : array();
	}

	/**
	 * Returns what values are sorted by.
	 *
	 * @param array-key $value One of `values()`.
	 */
	public function weight( int|string $value ): string {
		return (string) ( $this->weights[ $value ] ?? $value );
	}

	/**
	 * Returns the values of each weight that has several.
	 *
	 * @return list<non-empty-list<array-key>>
	 */
	private function spellings(): array {
		if ( count( array_unique( $this->weights ) ) === count( $this->weights ) ) {
			return array();
		}
		$groups = array();
		foreach ( $this->weights as $value => $weight ) {
			$groups[ "w$weight" ][] = $value;
		}
		return array_values( array_filter( $groups, static fn ( array $values ): bool => count( $values ) > 1 ) );
	}
}
