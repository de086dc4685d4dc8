<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers that many visitors raise at once.
 *
 * Exact counters by kind (such as `likes`) and object; never below 0.
 *
 * @api
 */
final class Counters {
	/**
	 * A counter's value, 0 if it was never raised.
	 *
	 * @param string $kind      What is counted, at most 32 characters.
	 * @param int    $object_id What it is counted of.
	 */
	public static function get( string $kind, int $object_id ): int {
		return self::get_many( $kind, array( $object_id ) )[ $object_id ];
	}

	/**
	 * Values of many counters in one query.
	 *
	 * @param string    $kind       What is counted.
	 * @param list<int> $object_ids What it is counted of.
	 * @return array<int, int> Every object's value, by its number.
	 */
	public static function get_many( string $kind, array $object_ids ): array {
		global $wpdb;
		$values = array_fill_keys( $object_ids, 0 );
		if ( array() === $values ) {
			return array();
		}
		$places = implode( ',', array_fill( 0, count( $values ), '%d' ) );
		$sql    = "SELECT object_id, value FROM %i WHERE kind = %s AND object_id IN ($places)";
		$rows   = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, ...array_keys( $values ) ) );
		foreach ( (array) $rows as $row ) {
			$values[ (int) $row->object_id ] = (int) $row->value;
		}
		foreach ( Counter_Cache::waiting( $kind, array_keys( $values ) ) as $object_id => $waiting ) {
			$values[ $object_id ] += $waiting;
		}
		return $values;
	}

	/**
	 * Raises or lowers a counter, in one statement.
	 *
	 * @param string $kind      What is counted.
	 * @param int    $object_id What it is counted of.
	 * @param int    $by        By how much.
	 */
	public static function add( string $kind, int $object_id, int $by = 1 ): void {
		if ( $by > 0 && Counter_Cache::add( $kind, $object_id, $by ) ) {
			return;
		}
		if ( $by < 0 ) {
			Counter_Cache::flush_one( $kind, $object_id );
		}
		self::write( $kind, $object_id, $by );
	}

	/**
	 * Sets a counter, for imports.
	 *
	 * @param string $kind      What is counted.
	 * @param int    $object_id What it is counted of.
	 * @param int    $value     Its value; below 0 counts as 0.
	 */
	public static function set( string $kind, int $object_id, int $value ): void {
		global $wpdb;
		Counter_Cache::flush_one( $kind, $object_id );
		$sql = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE value = %d';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, max( 0, $value ), max( 0, $value ) ) );
	}

	/**
	 * Raises a counter to a value, unless it is there or beyond, in one statement.
	 *
	 * @param string $kind      What is counted.
	 * @param int    $object_id What it is counted of.
	 * @param int    $value     The least it shall be.
	 */
	public static function raise_to( string $kind, int $object_id, int $value ): void {
		global $wpdb;
		Counter_Cache::flush_one( $kind, $object_id );
		$value = max( 0, $value );
		$sql   = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE value = CASE WHEN value < %d THEN %d ELSE value END';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, $value, $value, $value ) );
	}

	/**
	 * Adds to the row itself.
	 *
	 * @param string $kind      What is counted.
	 * @param int    $object_id What it is counted of.
	 * @param int    $by        By how much.
	 */
	public static function write( string $kind, int $object_id, int $by ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (kind, object_id, value) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE value = CASE WHEN value + %d < 0 THEN 0 ELSE value + %d END';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id, max( 0, $by ), $by, $by ) );
	}

	/**
	 * Every counter that is above 0, in the order of kinds and objects.
	 *
	 * @param string $kind Only of this kind; empty for all.
	 * @param int    $max  How many at most.
	 * @return list<array{kind: string, object_id: int, value: int}>
	 */
	public static function all( string $kind = '', int $max = PHP_INT_MAX ): array {
		global $wpdb;
		Counter_Cache::flush();
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
