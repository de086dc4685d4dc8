<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** What happened to overlays by day. */
final class Daily_Counts implements Provides_Retention {
	private const TABLE = 'overlay_days';

	/** Overlays per query. */
	private const AT_ONCE = 200;

	/**
	 * Counts one event today.
	 *
	 * @param int $overlay Number of the overlay.
	 * @param string $kind At most 8 characters.
	 */
	public static function add( int $overlay, string $kind ): void {
		self::table()->add( $overlay, $kind );
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
			$values = array( ...$some, Day_Table::day( $days - 1 ) );
			$rows   = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), ...$values ) );
			foreach ( (array) $rows as $row ) {
				$counts[ (int) $row->overlay ][ (string) $row->day ][ (string) $row->kind ] = (int) $row->hits;
			}
		}
		return $counts;
	}

	public static function retention_rules(): array {
		return array( self::table()->retention( 'overlay-days', __( 'Popup counts by day', 'frontage' ) ) );
	}

	/** Returns the table. */
	private static function table(): Day_Table {
		return new Day_Table( self::TABLE, 'overlay' );
	}
}
