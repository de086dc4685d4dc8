<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Store\Autoloaded;
use Frontage\Base\Store\First_Tables;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Shared_Option;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a site's tables at the required schema version.
 *
 * Checks one autoloaded option on each request and migrates under a lock if it is outdated. The version reached is a value of our
 * own: a visitor may be the first after an update, and must not change WordPress's options. The option follows when an owner
 * comes (`Settled_Options`).
 *
 * Each site of a network has its own tables and migrates separately. An older Frontage that finds a
 * higher version changes nothing.
 */
final class Schema implements Bootable {
	public const OPTION = 'frontage_schema';

	/** The version that this code requires: the last one of `Migrations`, whose file most requests do not load. */
	public const REQUIRED = 22;

	private const LOCK_SECONDS = 300;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'migrate' ), 1 );
		add_action( 'wp_initialize_site', array( self::class, 'initialize_site' ), 200 );
		add_filter( 'wpmu_drop_tables', array( self::class, 'drop_with_site' ), 10, 2 );
		register_activation_hook( Paths::file(), array( self::class, 'activate' ) );
	}

	/** Returns whether the current site's tables are up to date. */
	public static function is_current(): bool {
		return (int) Autoloaded::get( self::OPTION ) >= self::REQUIRED || (int) Values::get( self::OPTION ) >= self::REQUIRED;
	}

	/** Returns the version that the tables have; 0 without tables. */
	public static function version(): int {
		return max( (int) Values::fresh( self::OPTION ), (int) Shared_Option::stored( self::OPTION ) );
	}

	/** Migrates the current site, if it is outdated and no other process is migrating. */
	public static function migrate(): void {
		if ( self::is_current() ) {
			return;
		}
		First_Tables::install();
		$lock = Lock::acquire( 'schema', self::LOCK_SECONDS );
		if ( null === $lock ) {
			return;
		}
		try {
			for ( $version = self::version() + 1; $version <= self::REQUIRED; $version++ ) {
				Migrations::run( $version );
				self::record( $version );
			}
		} finally {
			$lock->release();
		}
	}

	/** Migrates the current site when an owner activates Frontage. */
	public static function activate(): void {
		self::migrate();
		Unfinished_Work::resume();
	}

	/**
	 * Repeats all migrations: creates what is missing, and leaves existing tables unchanged, including
	 * those of a newer Frontage.
	 */
	public static function repair(): void {
		if ( self::version() <= self::REQUIRED ) {
			delete_option( self::OPTION );
			Values::delete( self::OPTION );
			self::migrate();
		}
	}

	/**
	 * Creates the tables of a new site of a network, if Frontage is network-active.
	 *
	 * @param WP_Site $site New site.
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
	 * Lets WordPress drop our tables when a site is deleted.
	 *
	 * @param mixed $tables Names of the tables to drop.
	 * @return array<int|string, string>
	 */
	public static function drop_with_site( mixed $tables, mixed $site_id ): array {
		switch_to_blog( is_numeric( $site_id ) ? (int) $site_id : get_current_blog_id() );
		$tables = array_merge( (array) $tables, Tables::all() );
		restore_current_blog();
		return $tables;
	}

	/**
	 * Saves the site's schema version.
	 *
	 * @param int $version Version reached.
	 */
	private static function record( int $version ): void {
		Values::set( self::OPTION, (string) $version, true );
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
