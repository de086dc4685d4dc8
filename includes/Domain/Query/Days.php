<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * The days and months in which a list has posts.
 *
 * Runs one query for any number of posts, and caches the result until a post changes.
 */
final class Days {
	private const GROUP = 'frontage-lists';

	/** Lengths of a formatted day and month. */
	private const DAY   = 10;
	private const MONTH = 7;

	/**
	 * Returns the days in ascending order.
	 *
	 * @param Query_Spec $list Query with a date range that limits the result.
	 * @return list<string> Days such as `2026-03-14`.
	 */
	public static function of( Query_Spec $list ): array {
		return self::found( $list, self::DAY );
	}

	/**
	 * Returns the months in ascending order.
	 *
	 * @return list<string> Months such as `2026-03`.
	 */
	public static function months( Query_Spec $list ): array {
		return self::found( $list, self::MONTH );
	}

	/**
	 * Returns date prefixes in ascending order.
	 *
	 * @param int $length Length of a prefix.
	 * @return list<string>
	 */
	private static function found( Query_Spec $list, int $length ): array {
		global $wpdb;
		$key  = "days:$length:" . $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$days = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $days ) ) {
			// phpcs:ignore WordPress.DB -- A statement that WordPress wrote; kept here.
			$days = array_map( 'strval', $wpdb->get_col( Sql::days( $list, $length ) ) );
			wp_cache_set( $key, $days, self::GROUP, DAY_IN_SECONDS );
		}
		return array_values( $days );
	}
}
