<?php
/**
 * A service that receives form entries: a router for `php -S`.
 *
 * The path's first part is the response status; `redirect` answers with one. Each request is a line of JSON in the file
 * named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$mode = explode( '/', (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) )[1] ?? '';
	if ( 'redirect' === $mode ) {
		header( 'Location: /200' );
	}
	http_response_code( 'redirect' === $mode ? 302 : ( ctype_digit( $mode ) ? (int) $mode : 200 ) );
	$note = array(
		'time'      => $_SERVER['HTTP_X_FRONTAGE_TIMESTAMP'] ?? '',
		'signature' => $_SERVER['HTTP_X_FRONTAGE_SIGNATURE'] ?? '',
		'delivery'  => $_SERVER['HTTP_X_FRONTAGE_DELIVERY'] ?? '',
		'body'      => (string) file_get_contents( 'php://input' ),
	);
	file_put_contents( (string) getenv( 'STUB_NOTES' ), json_encode( $note ) . "\n", FILE_APPEND | LOCK_EX );
	echo '{}';
} )();
