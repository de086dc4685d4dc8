<?php
/**
 * Turns a fresh WordPress into a Frontage site: permalinks, plugin, demo.
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sets the site up. Can be repeated: every step checks first.
 *
 * @return string What was done, for the log.
 */
function frontage_env_setup(): string {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( 1 );

	update_option( 'blogname', 'Frontage' );
	update_option( 'blog_public', '0' );
	update_option( 'show_avatars', '0' );
	update_user_meta(
		1,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		array(
			'core/edit-post' => array( 'welcomeGuide' => false ),
			'core'           => array( 'enableChoosePatternModal' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
	update_option( 'timezone_string', 'UTC' );
	if ( '/%postname%/' !== get_option( 'permalink_structure' ) ) {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		$wp_rewrite->flush_rules();
	}

	$done = array( 'WordPress ' . get_bloginfo( 'version' ) );
	foreach ( glob( WP_PLUGIN_DIR . '/frontage/plugin.php' ) ?: array() as $plugin ) {
		$error = activate_plugin( plugin_basename( $plugin ), '', is_multisite() );
		if ( is_wp_error( $error ) ) {
			throw new RuntimeException( 'Frontage could not be activated: ' . $error->get_error_message() );
		}
		$done[] = 'Frontage active';
	}

	$photographs = WP_PLUGIN_DIR . '/frontage/tests/php/Support/Photographs.php';
	if ( is_readable( $photographs ) ) {
		require_once $photographs;
		Frontage\Tests\Photographs::ensure();
	}

	$seed = WP_PLUGIN_DIR . '/frontage/tests/demo/seed.php';
	if ( 'none' !== getenv( 'FRONTAGE_SEED' ) && is_readable( $seed ) && is_plugin_active( 'frontage/plugin.php' ) ) {
		require $seed;
		$done[] = 'demo seeded';
		update_option(
			'frontage_env_last_page',
			max(
				array(
					0,
					...get_posts(
						array(
							'post_type'   => 'page',
							'numberposts' => -1,
							'fields'      => 'ids',
						)
					),
				)
			)
		);
	}
	// Registered again, so that their URLs use the new structure.
	create_initial_taxonomies();
	flush_rewrite_rules();
	return implode( ', ', $done );
}
