<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Counters that many visitors increase at the same time.
 *
 * Counters are exact, and identified by kind (such as `likes`) and object. They are never below 0. Each change is one statement
 * on the row: what an object cache collects is lost when it ends, and some of them cannot count.
 *
 * @api
 */
final class Counters {
	/**
	 * Returns a counter's value; 0 if it was never incremented.
	 *
	 * @param string $kind Counter kind, at most 32 characters.
	 */
	public static function get( string $kind, int $object_id ): int {
		return self::get_many( $kind, array( $object_id ) )[ $object_id ];
	}

	/**
	 * Returns the values of many counters in one query.
	 *
	 * @param string $kind Counter kind.
	 * @param list<int> $object_ids
	 * @return array<int, int> Values of all objects, keyed by object ID.
	 */
	public static function get_many( string $kind, array $object_ids ): array {
		return array_map( static fn ( array $values ): int => $values[ $kind ], self::get_kinds( array( $kind ), $object_ids ) );
	}

	/**
	 * Returns the values of several counters of many objects in one query.
	 *
	 * @param list<string> $kinds Counter kinds, at least one.
	 * @param list<int> $object_ids
	 * @return array<int, array<string, int>> Values of all objects, keyed by object ID and kind.
	 */
	public static function get_kinds( array $kinds, array $object_ids ): array {
		global $wpdb;
		$values = array_fill_keys( $object_ids, array_fill_keys( $kinds, 0 ) );
		if ( array() === $values ) {
			return array();
		}
		$for_kinds = implode( ',', array_fill( 0, count( $kinds ), '%s' ) );
		$places    = implode( ',', array_fill( 0, count( $values ), '%d' ) );
		$sql       = "SELECT kind, object_id, value FROM %i WHERE kind IN ($for_kinds) AND object_id IN ($places)";
		$rows      = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'counters' ), ...$kinds, ...array_keys( $values ) ) );
		foreach ( (array) $rows as $row ) {
			$values[ (int) $row->object_id ][ (string) $row->kind ] = (int) $row->value;
		}
		return $values;
	}

	/**
	 * Increases or decreases a counter in one statement.
	 *
	 * @param string $kind Counter kind.
	 * @param int $by Amount.
	 */
	public static function add( string $kind, int $object_id, int $by = 1 ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) '
			. 'ON DUPLICATE KEY UPDATE value = CASE WHEN value + %d < 0 THEN 0 ELSE value + %d END';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, max( 0, $by ), $by, $by ) );
	}

	/**
	 * Sets a counter, for imports.
	 *
	 * @param string $kind Counter kind.
	 * @param int $value New value; negative values become 0.
	 */
	public static function set( string $kind, int $object_id, int $value ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE value = %d';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, max( 0, $value ), max( 0, $value ) ) );
	}

	/**
	 * Raises a counter to at least a value, in one statement.
	 *
	 * @param string $kind Counter kind.
	 * @param int $value Minimum value.
	 */
	public static function raise_to( string $kind, int $object_id, int $value ): void {
		global $wpdb;
		$value = max( 0, $value );
		$sql   = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) '
			. 'ON DUPLICATE KEY UPDATE value = CASE WHEN value < %d THEN %d ELSE value END';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, $value, $value, $value ) );
	}

	/**
	 * Returns all counters above 0, ordered by kind and object.
	 *
	 * @param string $kind Limit to this kind; empty for all.
	 * @param int $max Maximum number of counters.
	 * @return list<array{kind: string, object_id: int, value: int}>
	 */
	public static function all( string $kind = '', int $max = PHP_INT_MAX ): array {
		global $wpdb;
		$sql  = 'SELECT kind, object_id, value FROM %i WHERE value > 0 AND ( %s = %s OR kind = %s ) ORDER BY kind, object_id LIMIT %d';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, '', $kind, $max ), ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array(
				'kind'      => (string) $row['kind'],
				'object_id' => (int) $row['object_id'],
				'value'     => (int) $row['value'],
			),
			array_values( $rows )
		);
	}
}
