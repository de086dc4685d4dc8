<?php
/**
 * The days on which a list has posts.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Query;

defined( 'ABSPATH' ) || exit;

/** Asks once until a post changes; one query, however many posts there are. */
final class Days {
	private const GROUP = 'frontage-lists';

	/**
	 * The days, the first one first.
	 *
	 * @param Description $list The list, with a window of dates that bounds the answer.
	 * @return list<string> Such as `2026-03-14`.
	 */
	public static function of( Description $list ): array {
		global $wpdb;
		$key  = 'days:' . $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$days = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $days ) ) {
			$days = array_map( 'strval', $wpdb->get_col( Sql::days( $list ) ) ); // phpcs:ignore WordPress.DB -- A statement that WordPress wrote; kept here.
			wp_cache_set( $key, $days, self::GROUP, DAY_IN_SECONDS );
		}
		return array_values( $days );
	}
}
