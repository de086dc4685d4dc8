<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What happened to overlays by day.
 *
 * One row per overlay, day and kind, written in one statement: visitors at the same time are all counted. Days
 * are those of the site's time zone, so that an owner's chart ends today.
 */
final class Daily_Counts implements Provides_Retention {
	private const TABLE = 'overlay_days';

	/** Days kept unless the owner chooses otherwise. */
	private const DAYS = 90;

	private const LEAST_DAYS = 30;
	private const MOST_DAYS  = 730;

	/** Overlays per query. */
	private const AT_ONCE = 200;

	/**
	 * Counts one event today.
	 *
	 * @param int $overlay Number of the overlay.
	 * @param string $kind At most 8 characters.
	 */
	public static function add( int $overlay, string $kind ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (overlay, day, kind, hits) VALUES (%d, %s, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $overlay, self::day( 0 ), $kind ) );
	}

	/**
	 * Returns the counts of the last days.
	 *
	 * @param list<int> $overlays Numbers of the overlays.
	 * @param int $days Number of days, including today.
	 * @return array<int, array<string, array<string, int>>> By number, day, and kind.
	 */
	public static function of( array $overlays, int $days ): array {
		global $wpdb;
		$counts = array();
		foreach ( array_chunk( $overlays, self::AT_ONCE ) as $some ) {
			$places = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			$sql    = "SELECT overlay, day, kind, hits FROM %i WHERE overlay IN ($places) AND day >= %s ORDER BY overlay, day";
			$values = array( ...$some, self::day( $days - 1 ) );
			$rows   = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), ...$values ) );
			foreach ( (array) $rows as $row ) {
				$counts[ (int) $row->overlay ][ (string) $row->day ][ (string) $row->kind ] = (int) $row->hits;
			}
		}
		return $counts;
	}

	/**
	 * Returns a day in the site's time zone.
	 *
	 * @param int $days_ago 0 is today.
	 */
	public static function day( int $days_ago ): string {
		$now = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() );
		return $now->modify( "-$days_ago days" )->format( 'Y-m-d' );
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'overlay-days',
				__( 'Popup counts by day', 'frontage' ),
				'',
				Tables::name( self::TABLE ),
				self::DAYS,
				static function ( int $days ): void {
					global $wpdb;
					Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( self::TABLE ), self::day( $days ) ) );
				}
			)->between( self::LEAST_DAYS, self::MOST_DAYS )->counting( array( self::class, 'count_before' )( ... ) ),
		);
	}

	/**
	 * Counts the rows that are older than a number of days.
	 *
	 * @param int $days Number of days to keep.
	 */
	private static function count_before( int $days ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day < %s', Tables::name( self::TABLE ), self::day( $days ) )
		);
	}
}
