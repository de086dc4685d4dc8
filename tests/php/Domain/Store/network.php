<?php
/**
 * Turns the test site into a network and reports what Frontage does in it, as JSON.
 *
 * Run by NetworkTest in separate processes: `install` first, then `use`.
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']       = 'example.org';
$_SERVER['SERVER_NAME']     = 'example.org';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

if ( 'use' === $argv[1] ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', 'example.org' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}

require getenv( 'FRONTAGE_SITE_DIR' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

global $wpdb;

if ( 'install' === $argv[1] ) {
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name;
	}
	install_network();
	populate_network( 1, 'example.org', 'admin@example.org', 'Network', '/', false );
	$wpdb->delete( $wpdb->sitemeta, array( 'meta_key' => 'active_sitewide_plugins' ) );
	$wpdb->insert(
		$wpdb->sitemeta,
		array(
			'site_id'    => 1,
			'meta_key'   => 'active_sitewide_plugins',
			'meta_value' => serialize( array( 'frontage/plugin.php' => time() ) ),
		)
	);
	exit( 0 );
}

$tables = static function ( int $site ) use ( $wpdb ): int {
	$like = $wpdb->esc_like( $wpdb->get_blog_prefix( $site ) . 'frontage_' ) . '%';
	return count( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $like ) ) );
};
$secret = static function ( int $site ): string {
	switch_to_blog( $site );
	$key = (string) Frontage\Base\Store\Values::get( 'frontage_token_key' );
	restore_current_blog();
	return $key;
};

$report = array( 'main' => $tables( 1 ) );
$second = wpmu_create_blog( 'example.org', '/second/', 'Second', 1 );
$third  = wpmu_create_blog( 'example.org', '/third/', 'Third', 1 );
if ( is_wp_error( $second ) || is_wp_error( $third ) ) {
	exit( 1 );
}
$report['new']           = $tables( $second );
$report['own secrets']   = count( array_unique( array( $secret( 1 ), $secret( $second ), $secret( $third ) ) ) );
$signed                  = Frontage\Http\Signed::make( 'test', array( 'a' => 1 ) );
$report['known at home'] = null !== Frontage\Http\Signed::read( 'test', $signed );
Frontage\Domain\Store\Counters::add( 'test', 7 );
switch_to_blog( $second );
Frontage\Base\Store\Values::set( 'frontage_token_key', $secret( 1 ) );
$report['foreign signed']  = Frontage\Http\Signed::read( 'test', $signed );
$report['foreign counter'] = Frontage\Domain\Store\Counters::get( 'test', 7 );
restore_current_blog();
wp_delete_site( $third );
$report['deleted'] = $tables( $third );
$errands           = static fn ( int $site ): bool => str_contains( serialize( get_blog_option( $site, 'cron' ) ), 'frontage' );
$before            = array( $errands( 1 ), $errands( $second ) );
do_action( 'deactivate_' . plugin_basename( Frontage\Base\Paths::file() ), true );
$report['errands'] = array( $before, array( $errands( 1 ), $errands( $second ) ) );
switch_to_blog( $second );
Frontage\Base\Settings\Options::save( array(), array( 'frontage' => array( 'remove_on_delete' => true ) ) );
restore_current_blog();
update_user_meta( 1, 'frontage_note', 'x' );
update_site_option( 'frontage_note', 'x' );
$shared           = static fn (): array => array( get_user_meta( 1, 'frontage_note', true ), get_site_option( 'frontage_note', '' ) );
Frontage\Domain\Store\Uninstaller::uninstall_where_wanted();
$report['wanted'] = array( $tables( 1 ), $tables( $second ), ...$shared() );
switch_to_blog( 1 );
Frontage\Base\Settings\Options::save( array(), array( 'frontage' => array( 'remove_on_delete' => true ) ) );
restore_current_blog();
Frontage\Domain\Store\Uninstaller::uninstall_where_wanted();
wp_cache_flush();
$report['all want it'] = $shared();
$report['removed']     = array( $tables( 1 ), $tables( $second ) );
echo wp_json_encode( $report );
