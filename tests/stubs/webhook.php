<?php
/**
 * An owner's webhook that receives subscribers: a router for `php -S`.
 *
 * The path's first part is the response status; `slow` responds after three seconds. Each request is two lines
 * in the file named by STUB_NOTES: the signature and the body.
 */

declare( strict_types=1 );

( static function (): void {
	$mode = explode( '/', (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) )[1] ?? '';
	if ( 'slow' === $mode ) {
		sleep( 3 );
	}
	http_response_code( ctype_digit( $mode ) ? (int) $mode : 200 );
	file_put_contents(
		(string) getenv( 'STUB_NOTES' ),
		( $_SERVER['HTTP_X_FRONTAGE_SIGNATURE'] ?? '' ) . "\n" . file_get_contents( 'php://input' ) . "\n",
		FILE_APPEND | LOCK_EX
	);
	echo '{}';
} )();
