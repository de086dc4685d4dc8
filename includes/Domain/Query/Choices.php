<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Filters\Filter_Sources;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors have chosen in filters: conditions of a query in addition to the author's, each of which a post must match.
 *
 * - `taxonomy`, `ids`, `all`: terms (`Term_Clauses`);
 * - `authors`: user IDs;
 * - `field`, `values`: values of a public custom field;
 * - `source`, `values`: values of another plugin's source (`Filters\Filter_Source`);
 * - `field`, `min`, `max`: numbers in a public custom field, as strings; an empty one is no limit;
 * - `after`, `before`: days.
 */
final class Choices {
	/** Maximum number of conditions. */
	public const MOST = 10;

	/** Maximum number of values or authors in one. */
	public const MOST_VALUES = 20;

	/**
	 * Sanitizes conditions; invalid ones are dropped.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param list<string> $types Post types of the query.
	 * @return list<array<string, mixed>>
	 */
	public static function sanitize( mixed $raw, array $types ): array {
		$choices = array_filter( is_array( $raw ) ? array_slice( $raw, 0, self::MOST ) : array(), 'is_array' );
		$choices = array_map( static fn ( array $one ): array => self::condition( $one, $types ), $choices );
		return array_values( array_filter( $choices ) );
	}

	/**
	 * Adds conditions to `WP_Query` arguments, without those about terms.
	 *
	 * @param array<string, mixed> $vars Arguments.
	 * @param list<array<string, mixed>> $choices Sanitized conditions.
	 * @return array<string, mixed>
	 */
	public static function apply( array $vars, array $choices ): array {
		foreach ( $choices as $choice ) {
			if ( isset( $choice['authors'] ) ) {
				$vars = self::by_authors( $vars, $choice['authors'] );
			} elseif ( isset( $choice['field'] ) || isset( $choice['source'] ) ) {
				$vars = Field_Clauses::add( $vars, $choice );
			} elseif ( isset( $choice['after'] ) ) {
				$days = array_filter( array_intersect_key( $choice, array_flip( array( 'after', 'before' ) ) ) );
				$vars = self::both( $vars, 'date_query', array( $days + array( 'inclusive' => true ) ) );
			}
		}
		return $vars;
	}

	/**
	 * Requires further clauses of a kind.
	 *
	 * @param array<string, mixed> $vars Arguments.
	 * @param string $name Name of the clauses, such as `tax_query`.
	 * @param array<int|string, mixed> $clauses Further clauses; all are needed.
	 * @return array<string, mixed>
	 */
	public static function both( array $vars, string $name, array $clauses ): array {
		$own = is_array( $vars[ $name ] ?? null ) ? $vars[ $name ] : array();
		if ( array() !== $clauses ) {
			// phpcs:ignore WordPress.Arrays
			$vars[ $name ] = array() === $own ? $clauses : array( 'relation' => 'AND', 0 => $own, 1 => $clauses );
		}
		return $vars;
	}

	/**
	 * Sanitizes a condition; empty if it is invalid.
	 *
	 * @param array<array-key, mixed> $raw Untrusted values.
	 * @param list<string> $types Post types of the query.
	 * @return array<string, mixed>
	 */
	private static function condition( array $raw, array $types ): array {
		$taxonomy = $raw['taxonomy'] ?? null;
		$field    = $raw['field'] ?? null;
		$source   = $raw['source'] ?? null;
		$authors  = Sanitizer::ids( $raw['authors'] ?? null, self::MOST_VALUES );
		$days     = array_map( Sanitizer::day( ... ), array( $raw['after'] ?? '', $raw['before'] ?? '' ) );
		return match ( true ) {
			is_string( $taxonomy )       => self::terms( $taxonomy, $raw ),
			is_string( $field )          => Public_Meta::has( $field, $types ) ? self::of_field( $field, $raw ) : array(),
			is_string( $source )         => self::of_source( $source, $raw, $types ),
			array() !== $authors         => compact( 'authors' ),
			'' !== implode( '', $days )  => array_combine( array( 'after', 'before' ), $days ),
			default                      => array(),
		};
	}

	/**
	 * Sanitizes terms of a public taxonomy.
	 *
	 * @param array<array-key, mixed> $raw Untrusted values.
	 * @return array<string, mixed>
	 */
	private static function terms( string $taxonomy, array $raw ): array {
		$ids = is_taxonomy_viewable( $taxonomy ) ? Sanitizer::ids( $raw['ids'] ?? null, Sanitizer::MOST_TERMS ) : array();
		sort( $ids );
		return array() === $ids ? array() : compact( 'taxonomy', 'ids' ) + array( 'all' => ! empty( $raw['all'] ) );
	}

	/**
	 * Sanitizes values or a range of a custom field.
	 *
	 * @param array<array-key, mixed> $raw Untrusted values.
	 * @return array<string, mixed>
	 */
	private static function of_field( string $field, array $raw ): array {
		if ( is_array( $raw['values'] ?? null ) ) {
			return self::of_values( compact( 'field' ), $raw );
		}
		$ends = array_map(
			static fn ( mixed $end ): string => is_numeric( $end ) ? (string) $end : '',
			array( $raw['min'] ?? '', $raw['max'] ?? '' )
		);
		return array( '', '' ) === $ends ? array() : array( 'field' => $field ) + array_combine( array( 'min', 'max' ), $ends );
	}

	/**
	 * Sanitizes values of another plugin's source.
	 *
	 * @param array<array-key, mixed> $raw Untrusted values.
	 * @param list<string> $types Post types of the query.
	 * @return array<string, mixed>
	 */
	private static function of_source( string $source, array $raw, array $types ): array {
		return null === Filter_Sources::fitting( $source, $types ) ? array() : self::of_values( compact( 'source' ), $raw );
	}

	/**
	 * Sanitizes values.
	 *
	 * @param array<string, string> $of What has the values.
	 * @param array<array-key, mixed> $raw Untrusted values.
	 * @return array<string, mixed>
	 */
	private static function of_values( array $of, array $raw ): array {
		$values = is_array( $raw['values'] ?? null ) ? array_slice( array_values( $raw['values'] ), 0, self::MOST_VALUES ) : array();
		$values = array_map( Sanitizer::line( ... ), $values );
		$values = array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
		return array() === $values ? array() : $of + compact( 'values' ) + array( 'all' => ! empty( $raw['all'] ) );
	}

	/**
	 * Allows only some authors, of those allowed already.
	 *
	 * @param array<string, mixed> $vars Arguments.
	 * @param list<int> $ids User IDs.
	 * @return array<string, mixed>
	 */
	private static function by_authors( array $vars, array $ids ): array {
		$one = $vars['author'] ?? '';
		$own = array(
			...wp_parse_id_list( is_scalar( $one ) ? (string) $one : '' ),
			...wp_parse_id_list( $vars['author__in'] ?? array() ),
		);
		$own = array_filter( $own );
		$ids = array() === $own ? $ids : array_values( array_intersect( $ids, $own ) );
		// WordPress would add a single author to the others. No user has the highest ID.
		// phpcs:ignore WordPress.Arrays
		return array( 'author' => '', 'author__in' => array() === $ids ? array( PHP_INT_MAX ) : $ids ) + $vars;
	}
}
