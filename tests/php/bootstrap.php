<?php
/**
 * Boots the real WordPress of a test site, with Frontage active, for PHPUnit.
 *
 * SQLite runs use their own copy of the site's database, so that several can run at once.
 */

declare( strict_types=1 );

( static function (): void {
	$site = getenv( 'FRONTAGE_SITE_DIR' );
	if ( ! $site || ! is_file( $site . '/wp-load.php' ) ) {
		fwrite( STDERR, "FRONTAGE_SITE_DIR names no WordPress. Run the tests with: node tools/test/phpunit.mjs\n" );
		exit( 1 );
	}

	$own = sys_get_temp_dir() . '/frontage-phpunit-' . getmypid();
	mkdir( $own . '/database', 0700, true );
	$database = $site . '/.pristine/.ht.sqlite';
	if ( is_file( $database ) ) {
		copy( $database, $own . '/database/.ht.sqlite' );
	}
	if ( 'mysql' !== getenv( 'DB' ) ) {
		putenv( 'FRONTAGE_DB_DIR=' . $own . '/database' );
	}
	putenv( 'FRONTAGE_HOST=example.org' );
	putenv( 'FRONTAGE_DEBUG_LOG=' . $own . '/debug.log' );
	define( 'FRONTAGE_TESTS_DIR', $own );

	$pid = getmypid();
	register_shutdown_function(
		static function () use ( $own, $pid ): void {
			if ( getmypid() !== $pid ) {
				return;
			}
			$files = new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( $own, FilesystemIterator::SKIP_DOTS ),
				RecursiveIteratorIterator::CHILD_FIRST
			);
			foreach ( $files as $file ) {
				$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
			rmdir( $own );
		}
	);

	$_SERVER['HTTP_HOST']       = 'example.org';
	$_SERVER['SERVER_NAME']     = 'example.org';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['REQUEST_URI']     = '/';
	$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

	spl_autoload_register(
		static function ( string $name ): void {
			$path = str_replace( '\\', '/', substr( $name, strlen( 'Frontage\\Tests\\' ) ) ) . '.php';
			foreach ( array( __DIR__ . '/' . $path, __DIR__ . '/Support/' . $path ) as $file ) {
				if ( str_starts_with( $name, 'Frontage\\Tests\\' ) && is_file( $file ) ) {
					require $file;
					return;
				}
			}
		}
	);
} )();

/*
 * PHPUnit includes this file from a method; WordPress expects its variables to be global.
 */
global $table_prefix, $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_roles, $wp_filter, $wp_locale, $wp_locale_switcher;
global $shortcode_tags, $wp_plugin_paths, $wp_theme_directories, $blog_id, $current_site, $current_blog, $wp_version, $wp_db_version;
global $required_php_version, $required_mysql_version, $tinymce_version, $wp_local_package, $wp_widget_factory, $phpmailer, $locale;

require getenv( 'FRONTAGE_SITE_DIR' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if ( ! class_exists( Frontage\Plugin::class, false ) ) {
	fwrite( STDERR, "WordPress runs, but Frontage is not active in it. Rebuild the site: node tools/test/phpunit.mjs --fresh\n" );
	exit( 1 );
}
