<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Filters\Filter_Sources;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions on custom fields, and on values of other plugins' sources, that visitors have chosen.
 *
 * Not a `meta_query`: that joins all fields of a post once for each condition, which multiplies the rows to count. Subqueries are
 * answered from the index of keys.
 */
final class Field_Clauses {
	/** Query variable with the conditions; visitors cannot set it. */
	public const VARIABLE = 'frontage_fields';

	/** What a number begins with, as a regular expression; other values would count as 0. */
	public const NUMBER = '^[[:space:]]*[-+]?[.]?[0-9]';

	/**
	 * Adds a condition to `WP_Query` arguments.
	 *
	 * @param array<string, mixed> $vars Arguments.
	 * @param array<string, mixed> $choice `field` or `source` with `values` and `all`, or `field` with `min` and `max`.
	 * @return array<string, mixed>
	 */
	public static function add( array $vars, array $choice ): array {
		add_filter( 'posts_where', array( self::class, 'where' ), 10, 2 );
		$vars[ self::VARIABLE ] = array( ...( $vars[ self::VARIABLE ] ?? array() ), $choice );
		return $vars;
	}

	/**
	 * Adds the conditions to a statement.
	 *
	 * @param string $where Conditions; begins with AND.
	 * @param mixed $query Query about to run.
	 */
	public static function where( $where, $query ): string {
		global $wpdb;
		$choices = $query instanceof WP_Query ? $query->get( self::VARIABLE ) : null;
		foreach ( is_array( $choices ) ? $choices : array() as $choice ) {
			foreach ( isset( $choice['values'] ) ? self::values( $choice ) : array( self::range( $choice ) ) as $condition ) {
				$where .= " AND $wpdb->posts.ID IN ( " . self::posts( $choice ) . " AND $condition )";
			}
		}
		return (string) $where;
	}

	/**
	 * Returns a statement that selects all posts with the field or a value of the source, to be narrowed.
	 *
	 * @param array<string, mixed> $choice `field` or `source`.
	 */
	private static function posts( array $choice ): string {
		global $wpdb;
		if ( isset( $choice['field'] ) ) {
			return "SELECT post_id FROM $wpdb->postmeta WHERE " . $wpdb->prepare( 'meta_key = %s', $choice['field'] );
		}
		$source = Filter_Sources::find( $choice['source'] );
		$rows   = null === $source ? "SELECT 0 AS post, '' AS value" : $source::sql();
		return "SELECT valued.post FROM ( $rows ) valued WHERE 1=1";
	}

	/**
	 * Returns a condition for any value, or one for each.
	 *
	 * @param array<string, mixed> $choice `values` and `all`.
	 * @return list<string>
	 */
	private static function values( array $choice ): array {
		global $wpdb;
		$column = isset( $choice['source'] ) ? 'valued.value' : 'meta_value';
		$sets   = empty( $choice['all'] ) ? array( $choice['values'] ) : array_chunk( $choice['values'], 1 );
		return array_map(
			// phpcs:ignore WordPress.DB -- As many placeholders as values.
			static fn ( array $set ): string => $wpdb->prepare(
				$column . ' IN (' . implode( ',', array_fill( 0, count( $set ), '%s' ) ) . ')',
				$set
			),
			$sets
		);
	}

	/**
	 * Returns the condition of a range.
	 *
	 * @param array<string, mixed> $choice `min` and `max`.
	 */
	private static function range( array $choice ): string {
		global $wpdb;
		$condition = '';
		foreach ( array( 'min' => '>=', 'max' => '<=' ) as $end => $compare ) { // phpcs:ignore WordPress.Arrays
			if ( '' !== $choice[ $end ] ) {
				// phpcs:ignore WordPress.DB -- The comparison is one of two.
				$condition .= $wpdb->prepare( "CAST( meta_value AS DECIMAL(20,6) ) $compare %f AND ", $choice[ $end ] );
			}
		}
		return $condition . "meta_value REGEXP '" . self::NUMBER . "'";
	}
}
