<?php
/**
 * The parts of Nominatim's and Google's geocoding API that Frontage uses: a router for `php -S`.
 *
 * The first word of the address selects the response: `none`, `down` (500), `many` (429), `page` (HTML), `denied`, `hostile`,
 * any other is found. Each request is a line in the file named by STUB_NOTES, with its user agent.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	if ( false !== $notes ) {
		$agent = $_SERVER['HTTP_USER_AGENT'] ?? '';
		file_put_contents( $notes, "$host {$_SERVER['REQUEST_URI']} $agent\n", FILE_APPEND | LOCK_EX );
	}
	$is_google = 'maps.googleapis.com' === $host;
	$mode      = explode( ' ', (string) ( $_GET['address'] ?? $_GET['q'] ?? '' ) )[0];
	if ( 'down' === $mode ) {
		http_response_code( 500 );
		return;
	}
	if ( 'many' === $mode ) {
		http_response_code( 429 );
		return;
	}
	if ( 'page' === $mode ) {
		echo '<!doctype html><title>Sorry</title>';
		return;
	}
	header( 'Content-Type: application/json' );
	if ( str_starts_with( (string) $_SERVER['REQUEST_URI'], '/status' ) ) {
		echo json_encode(
			array(
				'status'  => 0,
				'message' => 'OK',
			)
		);
		return;
	}
	$name      = 'Royal Observatory, Blackheath Avenue, Greenwich';
	$google    = static fn ( mixed $name, mixed $lat, mixed $lng ): array => array(
		'formatted_address' => $name,
		'geometry'          => array( 'location' => compact( 'lat', 'lng' ) ),
	);
	$nominatim = static fn ( mixed $name, mixed $lat, mixed $lon ): array => array(
		'display_name' => $name,
		'lat'          => $lat,
		'lon'          => $lon,
	);
	$row       = $is_google ? $google : $nominatim;
	$rows      = match ( $mode ) {
		'none'    => array(),
		'hostile' => array(
			$row( '<script>alert(1)</script>A place', '10.5', '-20.25' ),
			$row( 'Not on earth', '91', '0' ),
			$row( array( 'a' ), array(), null ),
			'no row',
			null,
			$row( '', '1', '1' ),
			$row( 'Not a number', 'NAN', '1e999' ),
		),
		default   => array( $row( $name, $is_google ? 51.4778 : '51.4778', $is_google ? -0.0015 : '-0.0015' ) ),
	};
	if ( ! $is_google ) {
		if ( 'denied' === $mode ) {
			http_response_code( 403 );
		}
		echo json_encode( $rows );
		return;
	}
	$is_denied = 'denied' === $mode || 'server-good' !== ( $_GET['key'] ?? '' );
	echo json_encode(
		$is_denied
			? array(
				'status'        => 'REQUEST_DENIED',
				'error_message' => 'The provided API key is invalid.',
				'results'       => array(),
			)
			: array(
				'status'  => array() === $rows ? 'ZERO_RESULTS' : 'OK',
				'results' => $rows,
			)
	);
} )();
