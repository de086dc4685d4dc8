<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/** Pages and feeds that cache plugins keep. */
final class Cached_Pages {
	/** Functions that empty a cache: WP Rocket, W3 Total Cache, WP Super Cache, SiteGround, WP Fastest Cache. */
	private const FUNCTIONS = array(
		'rocket_clean_domain',
		'w3tc_flush_posts',
		'wp_cache_clear_cache',
		'sg_cachepress_purge_cache',
		'wpfc_clear_all_cache',
	);

	/** Actions that do: LiteSpeed Cache, Cache Enabler, Breeze, Hummingbird, Nginx Helper. */
	private const ACTIONS = array(
		'litespeed_purge_all',
		'cache_enabler_clear_complete_cache',
		'breeze_clear_all_cache',
		'wphb_clear_page_cache',
		'rt_nginx_helper_purge_all',
	);

	/** Empties the caches as soon as all plugins are loaded, after an update that prints pages otherwise. */
	public static function clear_soon(): void {
		did_action( 'wp_loaded' ) ? self::clear() : add_action( 'wp_loaded', array( self::class, 'clear' ) );
	}

	/** Empties the caches. */
	public static function clear(): void {
		foreach ( self::FUNCTIONS as $function ) {
			if ( function_exists( $function ) ) {
				call_user_func( $function );
			}
		}
		foreach ( self::ACTIONS as $action ) {
			do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of these plugins.
		}
	}
}
