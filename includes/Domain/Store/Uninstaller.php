<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Settings\Remove_On_Delete;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes everything that Frontage has stored.
 *
 * Options, transients, tables, scheduled events, post and user meta, files. Posts and their blocks stay, except popups of their own
 * and ads.
 *
 * Everything is found by the prefix `frontage`, so data of older or newer versions is deleted too.
 * Works without the rest of the plugin, which is not loaded while it is deleted.
 */
final class Uninstaller {
	/** Folder in the site's uploads. */
	public const FOLDER = 'frontage';

	/** Post types of popups of their own, and of ads. */
	private const TYPES = array( 'frontage_popup', 'frontage_ad' );

	/** Groups of ads. */
	private const GROUP = 'frontage_ad_group';

	private const OPTIONS = array(
		'frontage_',
		'_transient_frontage_',
		'_transient_timeout_frontage_',
		'_site_transient_frontage_',
		'_site_transient_timeout_frontage_',
		'widget_frontage',
	);
	private const NOTES   = array( 'frontage_', '_frontage_' );

	/**
	 * Cleans up every site whose owner opted in, when the plugin is deleted; shared data is deleted with
	 * the last of them.
	 */
	public static function uninstall_where_wanted(): void {
		$kept = 0;
		Sites::run_on_each(
			static function () use ( &$kept ): void {
				if ( Remove_On_Delete::is_wanted() ) {
					self::uninstall_site();
				} elseif ( self::is_used() ) {
					++$kept;
				}
			}
		);
		if ( 0 === $kept ) {
			self::delete_shared();
		}
	}

	/** Returns whether the current site has data of ours. */
	private static function is_used(): bool {
		global $wpdb;
		$tables = $wpdb->esc_like( $wpdb->prefix . 'frontage_' ) . '%';
		return false !== get_option( Schema::OPTION ) || null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $tables ) );
	}

	/** Cleans up every site of a network, or the single site. */
	public static function uninstall_all_sites(): void {
		Sites::run_on_each( array( self::class, 'uninstall_site' ) );
		self::delete_shared();
	}

	/** Cleans up the current site. */
	public static function uninstall_site(): void {
		global $wpdb;
		self::unschedule();
		self::remove_posts();
		$tables = (array) $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'frontage_' ) . '%' ) );
		foreach ( $tables as $table ) {
			Retry::write( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		self::forget( $wpdb->options, 'option_name', self::OPTIONS );
		foreach ( array( $wpdb->postmeta, $wpdb->termmeta, $wpdb->commentmeta ) as $table ) {
			self::forget( $table, 'meta_key', self::NOTES );
		}
		self::forget( $wpdb->usermeta, 'meta_key', array( $wpdb->prefix . 'frontage_' ) );
		self::remove_folder( wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER );
		wp_cache_flush();
	}

	/** Deletes popups of their own, ads and their groups, which no screen would show any more. */
	public static function remove_posts(): void {
		global $wpdb;
		foreach ( self::TYPES as $type ) {
			$posts = $wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s', $wpdb->posts, $type ) );
			foreach ( array_map( 'intval', $posts ) as $post ) {
				wp_delete_post( $post, true );
			}
		}
		// Registered by the plugin, which is not loaded while it is deleted.
		if ( ! taxonomy_exists( self::GROUP ) ) {
			register_taxonomy( self::GROUP, array() );
		}
		$groups = get_terms(
			array(
				'taxonomy'   => self::GROUP,
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
		foreach ( is_array( $groups ) ? array_map( 'intval', $groups ) : array() as $group ) {
			wp_delete_term( $group, self::GROUP );
		}
	}

	/** Unschedules all events of the current site. */
	public static function unschedule(): void {
		// Action Scheduler, which another plugin brings.
		if ( function_exists( 'as_unschedule_all_actions' ) && did_action( 'action_scheduler_init' ) > 0 ) {
			as_unschedule_all_actions( '', array(), 'frontage' );
		}
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( array_keys( (array) $hooks ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'frontage_' ) ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
	}

	/** Deletes what the sites of a network share: user meta and network options. */
	private static function delete_shared(): void {
		global $wpdb;
		self::forget( $wpdb->usermeta, 'meta_key', self::NOTES );
		self::forget_preferences();
		if ( is_multisite() ) {
			self::forget( $wpdb->sitemeta, 'meta_key', self::OPTIONS );
		}
		wp_cache_flush();
	}

	/** Removes our preferences from the editor's user preferences, which are stored in one user meta value. */
	private static function forget_preferences(): void {
		global $wpdb;
		$key   = $wpdb->get_blog_prefix() . 'persisted_preferences';
		$users = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT user_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s',
				$wpdb->usermeta,
				$key,
				'%' . $wpdb->esc_like( '"frontage' ) . '%'
			)
		);
		foreach ( array_map( 'intval', (array) $users ) as $user ) {
			$all = get_user_meta( $user, $key, true );
			if ( is_array( $all ) ) {
				update_user_meta(
					$user,
					$key,
					array_filter(
						$all,
						static fn ( int|string $scope ): bool => ! str_starts_with( (string) $scope, 'frontage' ),
						ARRAY_FILTER_USE_KEY
					)
				);
			}
		}
	}

	/**
	 * Deletes rows whose name starts with a prefix.
	 *
	 * @param string $table Table name.
	 * @param string $column Name column.
	 * @param list<string> $prefixes
	 */
	private static function forget( string $table, string $column, array $prefixes ): void {
		global $wpdb;
		foreach ( $prefixes as $prefix ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE %i LIKE %s', $table, $column, $wpdb->esc_like( $prefix ) . '%' ) );
		}
	}

	/**
	 * Deletes a folder recursively; symbolic links are deleted, not followed.
	 *
	 * @param string $folder Full path.
	 */
	private static function remove_folder( string $folder ): void {
		if ( ! is_dir( $folder ) || is_link( $folder ) ) {
			return;
		}
		foreach ( scandir( $folder ) ?: array() as $name ) {
			$path = "$folder/$name";
			if ( '.' === $name || '..' === $name ) {
				continue;
			}
			is_dir( $path ) && ! is_link( $path ) ? self::remove_folder( $path ) : wp_delete_file( $path );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Our own folder; there is nobody to ask for a password.
		rmdir( $folder );
	}
}
