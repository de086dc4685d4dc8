<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\First_Tables;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Moves what older versions kept in options, and in the object cache, into our own tables.
 *
 * Signed values lie in cached pages, and today's salt says who has voted, so both move as they are. Runs on a visitor's request, so
 * nothing here touches WordPress's cache of options: rows that it holds as autoloaded stay until an owner's request
 * (`Settled_Options`), the others are read by nobody any more.
 */
final class Move_From_Options {
	/** Options that were autoloaded. */
	public const AUTOLOADED = array( 'frontage_token_key', 'frontage_content_version', 'frontage_search_state', 'frontage_facet_fields' );

	/** Names of keys. */
	private const KEYS = array( 'frontage_visitor_key', 'frontage_proof_key', 'frontage_sum_key', 'frontage_proxy_key' );

	/** Start of the names of salts. */
	private const SALTS = 'frontage_salt_';

	/** Names of further options that were not autoloaded. */
	private const NAMES = array(
		'frontage_usage_state',
		'frontage_search_oldest',
		'frontage_form_titles',
		'frontage_split_files',
		'frontage_instagram_token',
		'frontage_facebook_token_end',
		'frontage_ad_weeks',
		'frontage_follow_accounts',
		'frontage_import_undo',
	);

	/** Starts of such names. */
	private const PREFIXES = array( 'frontage_copy_', 'frontage_feed_', 'frontage_followers_', 'frontage_poster_' );

	/** Group of the object cache in which counters waited. */
	private const WAITING = 'frontage_counters';

	/** Event that wrote them. */
	private const HOOK = 'frontage_flush_counters';

	/** Moves everything; may be repeated. */
	public static function run(): void {
		First_Tables::install();
		Primary::read_from_primary();
		$keys   = self::any( 'option_name = %s', self::KEYS ) . ' OR '
			. self::any( 'option_name LIKE %s', self::patterns( array( self::SALTS ) ) );
		$others = self::any( 'option_name = %s', self::NAMES ) . ' OR '
			. self::any( 'option_name LIKE %s', self::patterns( self::PREFIXES ) );
		self::move( self::any( 'option_name = %s', self::AUTOLOADED ) . " OR $keys", 1 );
		self::move( $others, 0 );
		self::delete( "$keys OR $others OR " . self::any( 'option_name LIKE %s', self::patterns( array( 'frontage_lock_' ) ) ) );
		self::write_waiting();
	}

	/**
	 * Copies options that have no value yet.
	 *
	 * @param string $which Prepared condition.
	 */
	private static function move( string $which, int $at_once ): void {
		global $wpdb;
		$sql = $wpdb->prepare(
			'INSERT IGNORE INTO %i (name, value, at_once) SELECT option_name, option_value, %d FROM %i WHERE ',
			Tables::name( 'values' ),
			$at_once,
			$wpdb->options
		);
		Retry::write( $sql . $which );
	}

	/**
	 * Deletes options.
	 *
	 * @param string $which Prepared condition.
	 */
	private static function delete( string $which ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE ', $wpdb->options ) . $which );
	}

	/**
	 * Returns the condition that one of several values matches.
	 *
	 * @param literal-string $test With one placeholder.
	 * @param list<string> $values
	 */
	private static function any( string $test, array $values ): string {
		global $wpdb;
		return '(' . $wpdb->prepare( implode( ' OR ', array_fill( 0, count( $values ), $test ) ), ...$values ) . ')';
	}

	/**
	 * Returns patterns for LIKE.
	 *
	 * @param list<string> $starts
	 * @return list<string>
	 */
	private static function patterns( array $starts ): array {
		global $wpdb;
		return array_map( static fn ( string $start ): string => $wpdb->esc_like( $start ) . '%', $starts );
	}

	/** Writes the counters that waited in a persistent object cache, each once. */
	private static function write_waiting(): void {
		global $wpdb;
		wp_unschedule_hook( self::HOOK );
		$table = Tables::name( 'counters' );
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT kind, object_id FROM %i WHERE pending = 1', $table ) ) as $row ) {
			$key     = "$row->kind:$row->object_id";
			$waiting = wp_using_ext_object_cache() ? (int) wp_cache_get( $key, self::WAITING, true ) : 0;
			wp_cache_delete( $key, self::WAITING );
			$sql = 'UPDATE %i SET pending = 0, value = value + %d WHERE kind = %s AND object_id = %d AND pending = 1';
			Retry::write( $wpdb->prepare( $sql, $table, max( 0, $waiting ), $row->kind, $row->object_id ) );
		}
	}
}
