<?php
/**
 * Installs WordPress from the command line: `php install.php <site folder> [network|setup]`.
 *
 * Two runs, because WordPress loads no plugins while it is being installed.
 */

if ( 'cli' !== PHP_SAPI || empty( $argv[1] ) ) {
	exit( 1 );
}

ini_set( 'display_errors', 'stderr' );
$_SERVER += array(
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
);

if ( 'setup' === ( $argv[2] ?? '' ) ) {
	require $argv[1] . '/wp-load.php';
	require_once WP_CONTENT_DIR . '/frontage-setup.php';
	echo frontage_env_setup() . "\n";
	exit( 0 );
}

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Frontage', 'admin', 'admin@example.org', false, '', 'password' );
}

if ( 'network' === ( $argv[2] ?? '' ) ) {
	$wpdb->set_prefix( $table_prefix );
	foreach ( $wpdb->tables( 'ms_global' ) as $frontage_env_name => $frontage_env_table ) {
		$wpdb->$frontage_env_name = $frontage_env_table;
	}
	require_once ABSPATH . 'wp-admin/includes/network.php';
	install_network();
	$frontage_env_made = populate_network( 1, (string) getenv( 'FRONTAGE_HOST' ), 'admin@example.org', 'Frontage', '/', false );
	if ( is_wp_error( $frontage_env_made ) ) {
		fwrite( STDERR, $frontage_env_made->get_error_message() . "\n" );
		exit( 1 );
	}
}
