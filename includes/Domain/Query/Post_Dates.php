<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The days and months in which a list has posts.
 *
 * Runs one query for any number of posts, and caches the result until a post changes.
 */
final class Post_Dates {
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

	/**
	 * Returns the date query; whole days, so that results can be cached.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return list<array<string, mixed>>
	 */
	public static function clause( array $data ): array {
		$window = array_filter(
			array(
				'after'  => 0 === $data['days']
					? $data['after']
					: max( $data['after'], wp_date( 'Y-m-d', Clock::now() - DAY_IN_SECONDS * $data['days'] ) ),
				'before' => $data['before'],
			)
		);
		return array() === $window ? array() : array( $window + array( 'inclusive' => true ) );
	}
}
