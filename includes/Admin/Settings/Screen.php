<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The settings screen in the admin area.
 *
 * One menu item; its page is a React app with tabs (src/settings) that loads nowhere else.
 */
final class Screen implements Bootable {
	public const WHEN = array( 'hook:admin_menu', 'hook:plugin_action_links_{plugin}' );

	public const CAPABILITY = 'manage_options';

	private const HANDLE = 'frontage-settings';

	/** Below Comments, above Appearance. */
	private const POSITION = 58;

	/** Menu icon: a shop with an awning. WordPress recolors it to match the admin color scheme. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
		. '<path fill="black" fill-rule="evenodd" d="M4 2h12l2.5 4.5v1a2.1 2.1 0 0 1-4.2.3 2.15 2.15 0 0 1-4.3 0 2.15 '
		. '2.15 0 0 1-4.3 0 2.1 2.1 0 0 1-4.2-.3v-1zM3 11a3.5 3.5 0 0 0 2.9-.7 3.6 3.6 0 0 0 4.1 0 3.6 3.6 0 0 0 4.1 0 '
		. '3.5 3.5 0 0 0 2.9.7v7h-3.5v-4.5h-3V18H3zm2.5 2v2.5h3V13z"/></svg>';

	/** REST requests that the app makes first, preloaded with the page. */
	private const PRELOADED = array( '/frontage/v1/settings', '/frontage/v1/modules', '/frontage/v1/welcome' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( Paths::file() ), array( self::class, 'add_link' ) );
	}

	/** Adds the menu item. */
	public static function add(): void {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- What a data URI in the admin menu must be.
		$icon = 'data:image/svg+xml;base64,' . base64_encode( self::ICON );
		$hook = add_menu_page(
			__( 'Frontage', 'frontage' ),
			__( 'Frontage', 'frontage' ),
			self::CAPABILITY,
			Paths::SCREEN,
			array( self::class, 'render' ),
			$icon,
			self::POSITION
		);
		self::load_on( $hook, self::PRELOADED );
	}

	/**
	 * Loads the app on a page of the admin menu.
	 *
	 * @param string $hook Hook suffix of the page.
	 * @param list<string> $requests REST requests that the app makes first.
	 */
	public static function load_on( string $hook, array $requests ): void {
		add_action( "admin_print_scripts-$hook", static fn () => self::preload( $requests ), 1 );
		add_action( "load-$hook", static fn () => add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) ) );
	}

	/**
	 * Adds a settings link next to “Deactivate”.
	 *
	 * @param mixed $links Plugin action links.
	 * @return mixed
	 */
	public static function add_link( $links ) {
		if ( is_array( $links ) && current_user_can( self::CAPABILITY ) ) {
			array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( Paths::screen() ), esc_html__( 'Settings', 'frontage' ) ) );
		}
		return $links;
	}

	/** Enqueues the app. */
	public static function enqueue(): void {
		$asset = require Paths::path( 'build/settings.asset.php' );
		wp_enqueue_media();
		wp_enqueue_script( self::HANDLE, Paths::url( 'build/settings.js' ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'frontage', Paths::path( 'languages' ) );
		wp_enqueue_style( self::HANDLE, Paths::url( 'build/settings.css' ), array( 'wp-components' ), $asset['version'] );
	}

	/**
	 * Preloads the app's first REST responses.
	 *
	 * @param list<string> $requests Paths.
	 */
	private static function preload( array $requests ): void {
		$answers = array_reduce( $requests, 'rest_preload_api_request', array() );
		$json    = wp_json_encode( $answers, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( 'wp-api-fetch', "wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( $json ) );" );
	}

	/** Prints the page's markup. */
	public static function render(): void {
		self::print_app( __( 'Frontage', 'frontage' ) );
	}

	/**
	 * Prints the markup of a page with the app. Notices of other plugins appear between the heading and the app.
	 *
	 * @param string $heading Heading of the page.
	 */
	public static function print_app( string $heading ): void {
		printf(
			'<div class="wrap frontage-screen"><h1>%1$s</h1><hr class="wp-header-end">'
				. '<div id="frontage-settings" data-version="%2$s"><p class="frontage-waiting hide-if-no-js">%3$s</p>'
				. '<div class="notice notice-warning inline hide-if-js"><p>%4$s</p></div></div></div>',
			esc_html( $heading ),
			esc_attr( Paths::VERSION ),
			esc_html__( 'Loading…', 'frontage' ),
			esc_html__(
				'This screen requires JavaScript. Turn it on in your browser, or configure Frontage with constants in wp-config.php and with WP-CLI.',
				'frontage'
			)
		);
	}
}
