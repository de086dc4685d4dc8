<?php
/**
 * Plugin Name: Frontage environment, programs
 * Description: Runs programs of the specs on the site that serves them, since starting another WordPress takes ten times as long.
 */

defined( 'ABSPATH' ) || exit;

/*
 * A request with the key of this run names a file of the specs, which runs as if it had loaded WordPress. The key is in the
 * environment of the server that the specs start; other sites have none.
 */
( static function (): void {
	$key   = (string) getenv( 'FRONTAGE_ENV_KEY' );
	$given = $_SERVER['HTTP_X_FRONTAGE_ENV_KEY'] ?? '';
	if ( strlen( $key ) < 32 || ! hash_equals( $key, (string) $given ) ) {
		return;
	}
	add_action(
		'wp_loaded',
		static function (): void {
			header( 'Content-Type: text/plain' );
			try {
				require (string) ( $_SERVER['HTTP_X_FRONTAGE_ENV_FILE'] ?? '' );
			} catch ( Throwable $error ) {
				// The spec prints what failed, instead of the page that WordPress shows to visitors.
				status_header( 500 );
				echo $error; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text, for the specs alone.
			}
			exit;
		},
		PHP_INT_MAX
	);
} )();
