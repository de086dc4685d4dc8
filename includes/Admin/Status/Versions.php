<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Paths;
use WP_SQLite_DB;

defined( 'ABSPATH' ) || exit;

/** Versions of WordPress, PHP, the database and Frontage, and settings that affect how a site behaves. */
final class Versions implements Section {
	private const MIN_WP  = '6.7-alpha';
	private const MIN_PHP = '8.1';

	public function slug(): string {
		return 'versions';
	}

	public function title(): string {
		return __( 'Versions', 'frontage' );
	}

	public function order(): int {
		return 10;
	}

	public function rows(): array {
		return array(
			Row::good( __( 'Frontage', 'frontage' ), Paths::VERSION ),
			self::at_least( __( 'WordPress', 'frontage' ), (string) get_bloginfo( 'version' ), self::MIN_WP, '6.7' ),
			self::at_least( __( 'PHP', 'frontage' ), PHP_VERSION, self::MIN_PHP, self::MIN_PHP ),
			Row::good( __( 'Database', 'frontage' ), self::database() ),
			Row::good( __( 'Theme', 'frontage' ), sprintf( '%s %s', wp_get_theme()->get( 'Name' ), wp_get_theme()->get( 'Version' ) ) ),
			Row::good( __( 'Language', 'frontage' ), get_locale() . ( is_rtl() ? ' (rtl)' : '' ) ),
			Row::good( __( 'Multisite', 'frontage' ), is_multisite() ? __( 'Yes', 'frontage' ) : __( 'No', 'frontage' ) ),
			self::address(),
		);
	}

	/**
	 * Checks a version against the minimum.
	 *
	 * @param string $label Name of the software.
	 * @param string $found Installed version.
	 * @param string $least Minimum version.
	 * @param string $shown Minimum version for display.
	 */
	private static function at_least( string $label, string $found, string $least, string $shown ): Row {
		/* translators: %s: version number. */
		$advice = sprintf( __( 'Update to version %s or newer.', 'frontage' ), $shown );
		return version_compare( $found, $least, '>=' ) ? Row::good( $label, $found ) : Row::bad( $label, $found, $advice );
	}

	/** Returns the database's name and version. */
	private static function database(): string {
		global $wpdb;
		if ( $wpdb instanceof WP_SQLite_DB ) {
			return sprintf( 'SQLite (%s)', $wpdb->db_server_info() );
		}
		$server = (string) $wpdb->db_server_info();
		return ( str_contains( strtolower( $server ), 'mariadb' ) ? 'MariaDB ' : 'MySQL ' ) . preg_replace( '/^5\.5\.5-/', '', $server );
	}

	/** Checks whether the site uses HTTPS. */
	private static function address(): Row {
		$label = __( 'URL', 'frontage' );
		if ( wp_is_using_https() || 'local' === wp_get_environment_type() ) {
			return Row::good( $label, wp_is_using_https() ? 'https' : 'http' );
		}
		return Row::warn(
			$label,
			'http',
			__( 'Move the site to HTTPS. Without it, browsers do not allow pages to use the clipboard, location, or sharing.', 'frontage' )
		);
	}
}
