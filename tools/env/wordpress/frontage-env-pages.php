<?php
/**
 * Plugin Name: Frontage environment, pages
 * Description: Lets one visitor of a test site get its pages as other sites and caches would print them.
 */

defined( 'ABSPATH' ) || exit;

/*
 * A site without WordPress's emoji script: it makes each new visitor's browser draw emojis in a worker, to find out
 * which ones it knows, and each test is a new visitor.
 */
if ( 'tests' === getenv( 'FRONTAGE_SEED' ) ) {
	add_action(
		'init',
		static function (): void {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
	);
}

/*
 * A theme that forgets `wp_footer()`: `frontage_env_footer=none`.
 */
if ( 'none' === ( $_COOKIE['frontage_env_footer'] ?? '' ) ) {
	add_action( 'wp', static fn () => remove_all_actions( 'wp_footer' ) );
}

/*
 * A site whose policy allows no script: `frontage_env_script=none`.
 */
if ( 'none' === ( $_COOKIE['frontage_env_script'] ?? '' ) ) {
	add_action( 'template_redirect', static fn () => header( "Content-Security-Policy: script-src 'none'" ) );
}

/*
 * A cookie moves Frontage's clock by so many seconds for one visitor: `frontage_env_clock=-259200` prints a page as
 * three days ago, as a cache would keep it.
 */
if ( is_numeric( $_COOKIE['frontage_env_clock'] ?? '' ) ) {
	add_action(
		'plugins_loaded',
		static fn () => Frontage\Base\Clock::stop( time() + (int) $_COOKIE['frontage_env_clock'] ),
		PHP_INT_MAX
	);
}

/*
 * The small sites of the demo have colors of their own, as each would have a style of the theme (tests/demo/Palettes.php).
 */
add_filter(
	'wp_theme_json_data_user',
	static function ( $data ) {
		$styles = (array) get_option( 'frontage_demo_styles', array() );
		$style  = $styles[ (string) wp_parse_url( $_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH ) ] ?? null;
		$is_own = ! isset( $_COOKIE['frontage_env_style'] ) && ! isset( $_COOKIE['frontage_env_theme'] );
		return is_array( $style ) && $is_own ? $data->update_with( $style ) : $data;
	}
);

/*
 * The site without our plugin, as after it was deactivated: `frontage_env_off=1`.
 */
if ( isset( $_COOKIE['frontage_env_off'] ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( $plugins ) => is_array( $plugins ) ? array_values( array_diff( $plugins, array( 'frontage/plugin.php' ) ) ) : $plugins
	);
}
