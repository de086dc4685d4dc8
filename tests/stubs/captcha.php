<?php
/**
 * The verification endpoints of reCAPTCHA v3 and Turnstile: a router for `php -S`.
 *
 * The token selects the response: `good`, `used`, `robot` (a low score), `other` (another action),
 * `down` (500), `s401` (any status), `slow` (three seconds), `page` (HTML). The secret `secret-good` is valid, any other is invalid.
 */

declare( strict_types=1 );

( static function (): void {
	$json   = static function ( array $data ): void {
		header( 'Content-Type: application/json; charset=utf-8' );
		echo json_encode( $data, JSON_UNESCAPED_SLASHES );
	};
	$is_v3  = 'www.google.com' === ( $_SERVER['HTTP_X_STANDS_FOR'] ?? '' );
	$token  = (string) ( $_POST['response'] ?? '' );
	$notes  = getenv( 'STUB_NOTES' );
	$mode   = explode( '.', $token )[0];
	$action = explode( '.', $token )[1] ?? '';
	if ( false !== $notes ) {
		file_put_contents( $notes, ( $_SERVER['HTTP_X_STANDS_FOR'] ?? '' ) . " $token\n", FILE_APPEND | LOCK_EX );
	}
	if ( 'down' === $mode || 1 === preg_match( '/^s\d+$/', $mode ) ) {
		http_response_code( 'down' === $mode ? 500 : (int) substr( $mode, 1 ) );
		return;
	}
	if ( 'slow' === $mode ) {
		sleep( 3 );
	}
	if ( 'page' === $mode ) {
		echo '<!doctype html><title>Sorry</title>';
		return;
	}
	$errors = 'secret-good' === ( $_POST['secret'] ?? '' ) ? array() : array( 'invalid-input-secret' );
	if ( array() === $errors && ! in_array( $mode, array( 'good', 'slow', 'robot', 'other' ), true ) ) {
		$errors = array( 'used' === $mode ? 'timeout-or-duplicate' : ( $is_v3 ? 'invalid-input-response' : 'invalid-input-response' ) );
	}
	if ( array() !== $errors ) {
		$json(
			array(
				'success'     => false,
				'error-codes' => $errors,
			) + ( $is_v3 ? array() : array( 'messages' => array() ) )
		);
		return;
	}
	$seen = array(
		'success'      => true,
		'challenge_ts' => '2027-01-15T12:00:00Z',
		'hostname'     => 'example.org',
		'action'       => 'other' === $mode ? 'login' : $action,
	);
	$json(
		$is_v3 ? $seen + array( 'score' => 'robot' === $mode ? 0.1 : 0.9 ) : $seen + array(
			'error-codes' => array(),
			'cdata'       => '',
		)
	);
} )();
