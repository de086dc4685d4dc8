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
 * Asks once until a post changes; one query, however many posts there are.
 */
final class Days {
	private const GROUP = 'frontage-lists';

	/** Lengths of a day and a month, as they are written. */
	private const DAY   = 10;
	private const MONTH = 7;

	/**
	 * The days, the first one first.
	 *
	 * @param Query_Spec $list The list, with a window of dates that bounds the answer.
	 * @return list<string> Such as `2026-03-14`.
	 */
	public static function of( Query_Spec $list ): array {
		return self::found( $list, self::DAY );
	}

	/**
	 * The months, the first one first.
	 *
	 * @param Query_Spec $list The list.
	 * @return list<string> Such as `2026-03`.
	 */
	public static function months( Query_Spec $list ): array {
		return self::found( $list, self::MONTH );
	}

	/**
	 * Beginnings of dates, the first one first.
	 *
	 * @param Query_Spec $list   The list.
	 * @param int         $length Of what is given.
	 * @return list<string>
	 */
	private static function found( Query_Spec $list, int $length ): array {
		global $wpdb;
		$key  = "days:$length:" . $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$days = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $days ) ) {
			$days = array_map( 'strval', $wpdb->get_col( Sql::days( $list, $length ) ) ); // phpcs:ignore WordPress.DB -- A statement that WordPress wrote; kept here.
			wp_cache_set( $key, $days, self::GROUP, DAY_IN_SECONDS );
		}
		return array_values( $days );
	}
}
