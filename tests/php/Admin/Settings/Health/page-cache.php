<?php
/** A page cache like an advanced-cache.php: once it has a copy, it serves that forever. */

declare( strict_types=1 );

( static function (): void {
	$copy = (string) getenv( 'FRONTAGE_TEST_COPY' );
	if ( is_file( $copy ) && 'GET' === $_SERVER['REQUEST_METHOD'] ) {
		foreach ( is_file( "$copy.headers" ) ? (array) file( "$copy.headers", FILE_IGNORE_NEW_LINES ) : array() as $header ) {
			header( (string) $header, false );
		}
		readfile( $copy );
		exit;
	}
} )();
