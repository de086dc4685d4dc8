<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

/** The status of caches: object cache, page cache and OPcache. */
final class Caches implements Section {
	private const BUSY_VOTES = 1000;

	public function slug(): string {
		return 'caches';
	}

	public function title(): string {
		return __( 'Caches', 'frontage' );
	}

	public function order(): int {
		return 50;
	}

	public function rows(): array {
		return array( self::objects(), self::pages(), self::code() );
	}

	/** Checks for a persistent object cache, which spares reads; nothing of ours depends on it. */
	private static function objects(): Row {
		$label = __( 'Object cache', 'frontage' );
		if ( wp_using_ext_object_cache() ) {
			return Row::good( $label, __( 'Persistent', 'frontage' ) );
		}
		if ( ! self::is_busy() ) {
			return Row::good( $label, __( 'Not persistent, but enough for this site', 'frontage' ) );
		}
		$advice = __(
			'This site has so many visitors that its database should be spared. Ask your host for a persistent object cache, such as Redis or Memcached.',
			'frontage'
		);
		return Row::warn( $label, __( 'Not persistent', 'frontage' ), $advice );
	}

	/** Returns whether the number of recent votes puts load on the database. */
	private static function is_busy(): bool {
		global $wpdb;
		/**
		 * Filters the number of votes in two days above which Frontage recommends a persistent object cache.
		 *
		 * Runs when the Status screen or Site Health is opened.
		 *
		 *     add_filter( 'frontage_busy_votes', fn () => 5000 );
		 *
		 * @since 0.2.0
		 *
		 * @param int $votes Votes; 1000 by default.
		 */
		$many = (int) apply_filters( 'frontage_busy_votes', self::BUSY_VOTES );
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE created >= %s', Tables::name( 'votes' ), Clock::day( 1 ) )
		) >= $many;
	}

	/** Checks for a page cache. */
	private static function pages(): Row {
		$label   = __( 'Page cache', 'frontage' );
		$drop_in = is_file( WP_CONTENT_DIR . '/advanced-cache.php' );
		$is_on   = defined( 'WP_CACHE' ) && constant( 'WP_CACHE' );
		if ( $drop_in && ! $is_on ) {
			return Row::warn(
				$label,
				__( 'Installed but turned off', 'frontage' ),
				__(
					'An advanced-cache.php file exists, but WP_CACHE is not set to true in wp-config.php. Set it to true, or remove the file.',
					'frontage'
				)
			);
		}
		return Row::good(
			$label,
			$drop_in ? __( 'Provided by a plugin', 'frontage' ) : __( 'None in WordPress, but your host may provide one', 'frontage' )
		);
	}

	/** Checks for OPcache. */
	private static function code(): Row {
		$status = function_exists( 'opcache_get_status' ) ? opcache_get_status( false ) : false;
		$is_on  = is_array( $status ) ? (bool) $status['opcache_enabled'] : (bool) ini_get( 'opcache.enable' );
		return Row::good( __( 'PHP opcode cache', 'frontage' ), $is_on ? __( 'On', 'frontage' ) : __( 'Off', 'frontage' ) );
	}
}
