<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Buffers counters in memory on busy sites.
 *
 * Collects increments in a persistent object cache and writes them once a minute.
 *
 * The process that increments a buffered value from 0 marks the counter's row, so that the writer
 * finds it. Values evicted from the cache before that are lost; sites can disable buffering with the
 * filter `frontage_counter_cache`.
 */
final class Counter_Cache implements Bootable {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_flush_counters';

	private const GROUP         = 'frontage_counters';
	private const FLUSH_SECONDS = 60;
	private const BATCH         = 500;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'flush' ) );
	}

	/**
	 * Increments a buffered value.
	 *
	 * @param string $kind Counter kind.
	 * @param int $by Amount, more than 0.
	 * @return bool Whether it was buffered; if not, the caller must write the row.
	 */
	public static function add( string $kind, int $object_id, int $by ): bool {
		if ( ! self::is_on() ) {
			return false;
		}
		$key = "$kind:$object_id";
		wp_cache_add( $key, 0, self::GROUP );
		$waiting = wp_cache_incr( $key, $by, self::GROUP );
		if ( false === $waiting ) {
			return false;
		}
		if ( $waiting <= $by ) {
			self::mark( $kind, $object_id );
		}
		return true;
	}

	/**
	 * Returns the buffered values.
	 *
	 * @param string $kind Counter kind.
	 * @param list<int> $object_ids
	 * @return array<int, int> Keyed by object ID; objects without a buffered value may be missing.
	 */
	public static function waiting( string $kind, array $object_ids ): array {
		if ( ! self::is_on() ) {
			return array();
		}
		$keys  = array_map( static fn ( int $id ): string => "$kind:$id", $object_ids );
		$found = wp_cache_get_multiple( $keys, self::GROUP, true );
		return array_map(
			'intval',
			array_combine( $object_ids, array_map( static fn ( string $key ): mixed => $found[ $key ] ?? 0, $keys ) )
		);
	}

	/** Writes all buffered values. */
	public static function flush(): void {
		global $wpdb;
		$sql  = 'SELECT kind, object_id FROM %i WHERE pending = 1 LIMIT %d';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'counters' ), self::BATCH ) );
		foreach ( $rows as $row ) {
			self::flush_one( (string) $row->kind, (int) $row->object_id );
		}
		if ( count( $rows ) === self::BATCH ) {
			self::schedule();
		}
	}

	/**
	 * Writes the buffered value of one counter.
	 *
	 * The mark is removed first; a concurrent increment sets it again.
	 *
	 * @param string $kind Counter kind.
	 */
	public static function flush_one( string $kind, int $object_id ): void {
		if ( ! self::is_on() ) {
			return;
		}
		self::unmark( $kind, $object_id );
		$waiting = (int) wp_cache_get( "$kind:$object_id", self::GROUP, true );
		if ( $waiting <= 0 ) {
			return;
		}
		$left = (int) wp_cache_decr( "$kind:$object_id", $waiting, self::GROUP );
		Counters::write( $kind, $object_id, $waiting );
		if ( $left > 0 ) {
			self::mark( $kind, $object_id );
		}
	}

	/** Returns whether a persistent object cache exists and the site allows buffering. */
	private static function is_on(): bool {
		/**
		 * Filters whether counters are collected in the object cache before they are written to the database.
		 *
		 * Runs when a counter changes, only on sites with a persistent object cache.
		 *
		 *     add_filter( 'frontage_counter_cache', '__return_false' );
		 *
		 * @since 0.2.0
		 *
		 * @param bool $on True by default.
		 */
		return wp_using_ext_object_cache() && apply_filters( 'frontage_counter_cache', true );
	}

	/**
	 * Marks a counter as buffered and schedules the writer.
	 *
	 * @param string $kind Counter kind.
	 */
	private static function mark( string $kind, int $object_id ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (kind, object_id, value, pending) VALUES (%s, %d, 0, 1) ON DUPLICATE KEY UPDATE pending = 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), $kind, $object_id ) );
		self::schedule();
	}

	/**
	 * Removes the mark.
	 *
	 * @param string $kind Counter kind.
	 */
	private static function unmark( string $kind, int $object_id ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'UPDATE %i SET pending = 0 WHERE kind = %s AND object_id = %d AND pending = 1',
				Tables::name( 'counters' ),
				$kind,
				$object_id
			)
		);
	}

	/** Schedules the writer to run within a minute. */
	private static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( Clock::now() + self::FLUSH_SECONDS, self::HOOK );
		}
	}
}
