<?php
/**
 * Configuration of a Frontage test or demo site. Never used in production.
 *
 * What differs between runs of a site comes from the environment, so that its folder can be used
 * by a web server, PHPUnit and the command line alike.
 */

define( 'FRONTAGE_ENV', true );

( static function (): void {
	$env = static fn ( string $name, string $fallback ): string => (string) ( getenv( $name ) ?: $fallback );

	$host = (string) ( $_SERVER['HTTP_HOST'] ?? $env( 'FRONTAGE_HOST', 'localhost:8888' ) );
	if ( ! preg_match( '/^[a-z0-9.:\[\]-]+$/i', $host ) ) {
		http_response_code( 400 );
		exit( 'Bad host.' );
	}
	$_SERVER['HTTP_HOST'] = $host;

	// Behind a proxy that ends https, or that serves the site in a folder.
	$is_https = 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' );
	if ( $is_https ) {
		$_SERVER['HTTPS'] = 'on';
	}
	$folder = (string) ( $_SERVER['HTTP_X_FORWARDED_PREFIX'] ?? '' );
	if ( preg_match( '#^/[a-z0-9-]+$#', $folder ) ) {
		$_SERVER['REQUEST_URI'] = $folder . $_SERVER['REQUEST_URI'];
	} else {
		$folder = '';
	}

	define( 'WP_HOME', ( $is_https ? 'https://' : 'http://' ) . $host . $folder );
	define( 'WP_SITEURL', WP_HOME );

	define( 'DB_NAME', $env( 'FRONTAGE_DB_NAME', 'frontage' ) );
	define( 'DB_USER', $env( 'FRONTAGE_DB_USER', 'frontage' ) );
	define( 'DB_PASSWORD', $env( 'FRONTAGE_DB_PASSWORD', 'frontage' ) );
	define( 'DB_HOST', $env( 'FRONTAGE_DB_HOST', 'localhost' ) );
	define( 'DB_DIR', $env( 'FRONTAGE_DB_DIR', __DIR__ . '/wp-content/database' ) );
	define( 'DB_FILE', '.ht.sqlite' );

	if ( '1' === $env( 'FRONTAGE_MULTISITE', '0' ) ) {
		define( 'MULTISITE', true );
		define( 'SUBDOMAIN_INSTALL', false );
		define( 'DOMAIN_CURRENT_SITE', $host );
		define( 'PATH_CURRENT_SITE', '/' );
		define( 'SITE_ID_CURRENT_SITE', 1 );
		define( 'BLOG_ID_CURRENT_SITE', 1 );
	}
	define( 'WP_DEBUG', '0' !== $env( 'FRONTAGE_DEBUG', '1' ) );
	define( 'SCRIPT_DEBUG', '1' === $env( 'FRONTAGE_SCRIPT_DEBUG', '0' ) );
} )();

define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'SQLITE_JOURNAL_MODE', 'WAL' );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $frontage_env_key ) {
	define( $frontage_env_key . '_KEY', 'frontage test site ' . $frontage_env_key . ' key, public on purpose' );
	define( $frontage_env_key . '_SALT', 'frontage test site ' . $frontage_env_key . ' salt, public on purpose' );
}

define( 'WP_DEBUG_LOG', 'stderr' === getenv( 'FRONTAGE_DEBUG_LOG' ) ? false : ( getenv( 'FRONTAGE_DEBUG_LOG' ) ?: true ) );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1' );
define( 'WP_DEFAULT_THEME', 'twentytwentyfour' );
define( 'FS_METHOD', 'direct' );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
