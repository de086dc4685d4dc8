<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Reads from the database that is written to, on sites with replicas.
 *
 * A replica is late, so what it answers must not decide a write: a place that was taken a second ago still looks free there.
 * WordPress's own database class knows no replicas; those that do (HyperDB, LudicrousDB) say how to avoid them.
 */
final class Primary {
	/** How database classes call it, the newer name first. */
	private const METHODS = array( 'send_reads_to_primaries', 'send_reads_to_masters' );

	/** Lets the rest of the request read from the primary, as far as the database class knows one. */
	public static function read_from_primary(): void {
		global $wpdb;
		foreach ( self::METHODS as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
				return;
			}
		}
	}
}
