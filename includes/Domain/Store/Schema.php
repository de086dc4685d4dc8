<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Tables;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a site's tables at the version this code works with.
 *
 * Compares one autoloaded option on each request and migrates under a lock when it is behind.
 *
 * Each site of a network has its own tables and migrates by itself. An older Frontage finds a
 * higher version and leaves everything as it is.
 */
final class Schema implements Bootable {
	public const OPTION = 'frontage_schema';

	private const LOCK_SECONDS = 300;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'migrate' ), 1 );
		add_action( 'wp_initialize_site', array( self::class, 'initialize_site' ), 200 );
		add_filter( 'wpmu_drop_tables', array( self::class, 'drop_with_site' ), 10, 2 );
		register_activation_hook( Paths::file(), array( self::class, 'migrate' ) );
	}

	/** Whether the current site has every table that this code knows. */
	public static function is_current(): bool {
		return (int) get_option( self::OPTION, 0 ) >= Migrations::LATEST;
	}

	/** Brings the current site up to date, if it is behind and nobody else is at it. */
	public static function migrate(): void {
		if ( self::is_current() ) {
			return;
		}
		$lock = Lock::take( 'schema', self::LOCK_SECONDS );
		if ( null === $lock ) {
			return;
		}
		try {
			$from = (int) Secret::stored( self::OPTION );
			for ( $version = $from + 1; $version <= Migrations::LATEST; $version++ ) {
				Migrations::run( $version );
				self::record( $version );
			}
			Secret::forget( self::OPTION );
		} finally {
			$lock->release();
		}
	}

	/** Goes through all steps again: makes what is missing, and leaves alone what is there, or was made by a newer Frontage. */
	public static function repair(): void {
		if ( (int) Secret::stored( self::OPTION ) <= Migrations::LATEST ) {
			delete_option( self::OPTION );
			self::migrate();
		}
	}

	/**
	 * Gives a new site of a network its tables, where Frontage is active on all sites.
	 *
	 * @param WP_Site $site The site.
	 */
	public static function initialize_site( WP_Site $site ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( ! is_plugin_active_for_network( plugin_basename( Paths::file() ) ) ) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		self::migrate();
		restore_current_blog();
	}

	/**
	 * Lets WordPress drop our tables with a site that is deleted.
	 *
	 * @param mixed $tables  Names of the tables to drop.
	 * @param mixed $site_id The site's number.
	 * @return array<int|string, string>
	 */
	public static function drop_with_site( mixed $tables, mixed $site_id ): array {
		switch_to_blog( is_numeric( $site_id ) ? (int) $site_id : get_current_blog_id() );
		$tables = array_merge( (array) $tables, Tables::all() );
		restore_current_blog();
		return $tables;
	}

	/**
	 * Writes down how far the site is.
	 *
	 * @param int $version The version reached.
	 */
	private static function record( int $version ): void {
		if ( ! Secret::insert( self::OPTION, (string) $version, true ) ) {
			update_option( self::OPTION, $version, true );
		}
		/**
		 * Fires when the database tables of a site have been created or updated.
		 *
		 *     add_action( 'frontage_migrated', fn ( $version ) => error_log( "Frontage tables: $version" ) );
		 *
		 * @since 0.2.0
		 *
		 * @param int $version Version of the tables that was reached.
		 */
		do_action( 'frontage_migrated', $version );
	}
}
