<?php
/**
 * The months that have posts.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Query\Description;

defined( 'ABSPATH' ) || exit;

/** Lists months with published posts, newest first; asked once until a post changes. */
final class Months {
	private const GROUP = 'frontage-lists';
	private const MOST  = 120;

	/**
	 * Names of months by `2026-03`.
	 *
	 * @param Description $archive The whole archive; of its choices only types and hand-picked posts count here.
	 * @return array<string, string>
	 */
	public static function of( Description $archive ): array {
		$types = $archive->data['postType'];
		$ids   = $archive->data['include'];
		$key   = 'months:' . md5( (string) wp_json_encode( array( $types, $ids ) ) ) . ':' . wp_cache_get_last_changed( 'posts' );
		$rows  = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $rows ) ) {
			$rows = self::ask( $types, $ids );
			wp_cache_set( $key, $rows, self::GROUP, DAY_IN_SECONDS );
		}
		$months = array();
		foreach ( $rows as $month ) {
			$months[ (string) $month ] = (string) wp_date( 'F Y', (int) strtotime( "$month-15 12:00 UTC" ) );
		}
		return $months;
	}

	/**
	 * Asks the database.
	 *
	 * @param list<string> $types Types of posts.
	 * @param list<int>    $ids   Only these posts; empty for any.
	 * @return list<string>
	 */
	private static function ask( array $types, array $ids ): array {
		global $wpdb;
		$marks = static fn ( array $values, string $mark ): string => implode( ',', array_fill( 0, count( $values ), $mark ) );
		$only  = array() === $ids ? '' : 'AND ID IN (' . $marks( $ids, '%d' ) . ')';
		$sql   = "SELECT DISTINCT SUBSTR( post_date, 1, 7 ) AS month FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND post_type IN (" . $marks( $types, '%s' ) . ") $only ORDER BY month DESC LIMIT %d";
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( $sql, ...array( ...$types, ...$ids, self::MOST ) ) ) ) ); // phpcs:ignore WordPress.DB -- Marks only; kept by the caller.
	}
}
