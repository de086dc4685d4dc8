<?php
/** Creates an empty MySQL database: `php database.php`, with the connection in the environment. */

$frontage_env_host = explode( ':', (string) getenv( 'FRONTAGE_DB_HOST' ), 2 );
$frontage_env_name = (string) getenv( 'FRONTAGE_DB_NAME' );
if ( 'cli' !== PHP_SAPI || ! preg_match( '/^frontage[a-z0-9_]*$/', $frontage_env_name ) ) {
	fwrite( STDERR, "FRONTAGE_DB_NAME must begin with frontage.\n" );
	exit( 1 );
}

mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
$frontage_env_db = new mysqli(
	$frontage_env_host[0],
	(string) getenv( 'FRONTAGE_DB_USER' ),
	(string) getenv( 'FRONTAGE_DB_PASSWORD' ),
	'',
	0,
	$frontage_env_host[1] ?? null
);
$frontage_env_db->query( "DROP DATABASE IF EXISTS `$frontage_env_name`" );
$frontage_env_db->query( "CREATE DATABASE `$frontage_env_name` CHARACTER SET utf8mb4" );
