<?php
/**
 * Plugin Name: Frontage environment, modules
 * Description: Lets one visitor of a test or demo site see modules that are off by default.
 */

defined( 'ABSPATH' ) || exit;

/*
 * A cookie enables modules that are off by default for one visitor: `frontage_env_on=sticky-header,back-to-top`.
 * The same name as a query parameter sets it, for links on the demo's pages; an empty value deletes it.
 */
add_action(
	'template_redirect',
	static function (): void {
		$modules = $_GET['frontage_env_on'] ?? null;
		if ( is_string( $modules ) && preg_match( '/^[a-z0-9,-]{0,200}$/', $modules ) ) {
			setcookie( 'frontage_env_on', $modules, '' === $modules ? 1 : 0, '/' );
			nocache_headers();
			wp_safe_redirect( remove_query_arg( 'frontage_env_on' ) );
			exit;
		}
	}
);
foreach ( array( 'option_frontage_settings', 'default_option_frontage_settings' ) as $frontage_env_filter ) {
	add_filter(
		$frontage_env_filter,
		static function ( $value ) {
			$modules = $_COOKIE['frontage_env_on'] ?? '';
			$value   = is_array( $value ) ? $value : array();
			foreach ( is_string( $modules ) ? array_filter( explode( ',', $modules ) ) : array() as $module ) {
				$value['on']['features'][ $module ] = true;
			}
			return $value;
		}
	);
}

// A public custom field, which the sample posts of fixtures have.
add_action(
	'init',
	static fn () => register_post_meta(
		'post',
		'minutes',
		array(
			'type'         => 'integer',
			'single'       => true,
			'show_in_rest' => true,
		)
	)
);

/*
 * The pages of several modules as one, on the list of all modules: `/modules/?frontage_env_modules=tabs,form`. A mark
 * before the content of each one names it.
 */
add_filter(
	'the_posts',
	static function ( $posts, $query ) {
		$modules = $_GET['frontage_env_modules'] ?? null;
		if ( ! is_string( $modules ) || ! $query->is_main_query() || ! isset( $posts[0] ) ) {
			return $posts;
		}
		$posts[0]->post_content = '';
		foreach ( explode( ',', $modules ) as $module ) {
			$page = get_page_by_path( "modules/$module" );
			$mark = '<p hidden data-module="' . esc_attr( $module ) . "\"></p>\n\n";

			$posts[0]->post_content .= $mark . ( $page ? $page->post_content : '' );
		}
		return $posts;
	},
	10,
	2
);
