<?php
/**
 * The parts of Mailchimp's Marketing API 3.0 that Frontage uses: a router for `php -S`.
 *
 * The key's prefix selects the response: `good`, `busy` (429), `down` (500), `page` (HTML instead of
 * JSON), `slow`, `huge`, `away` (redirects elsewhere), `moved` (redirects to itself); any other key
 * is invalid. Each request is a line in the file named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$problem = static function ( int $status, string $title, string $detail ): void {
		http_response_code( $status );
		header( 'Content-Type: application/problem+json; charset=utf-8' );
		$type     = 'https://mailchimp.com/developer/marketing/docs/errors/';
		$instance = '3b4dcb40-0b6b-4820-bfaa-41267b3826ea';
		echo json_encode( compact( 'type', 'title', 'status', 'detail', 'instance' ), JSON_UNESCAPED_SLASHES );
	};
	$json    = static function ( array $data ): void {
		$body = (string) json_encode( $data, JSON_UNESCAPED_UNICODE );
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'ETag: "' . md5( $body ) . '"' );
		if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === '"' . md5( $body ) . '"' ) {
			http_response_code( 304 );
			return;
		}
		echo $body;
	};

	$path  = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
	$basic = explode( ' ', $_SERVER['HTTP_AUTHORIZATION'] ?? '', 2 )[1] ?? '';
	$key   = explode( ':', (string) base64_decode( $basic, true ), 2 )[1] ?? '';
	$notes = getenv( 'STUB_NOTES' );
	if ( false !== $notes ) {
		$seen = array(
			$_SERVER['REQUEST_METHOD'],
			$_SERVER['HTTP_X_STANDS_FOR'] ?? '',
			$_SERVER['REQUEST_URI'],
			$_SERVER['HTTP_IF_NONE_MATCH'] ?? '',
			'' === $key ? 'no key' : 'key',
		);
		file_put_contents( $notes, implode( ' ', $seen ) . "\n", FILE_APPEND | LOCK_EX );
	}

	$mode = substr( $key, 0, 4 );
	if ( 'slow' === $mode ) {
		sleep( 3 );
	}
	switch ( in_array( $mode, array( 'slow', 'good' ), true ) ? 'good' : $mode ) {
		case 'busy':
			header( 'Retry-After: 30' );
			$problem( 429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.' );
			return;
		case 'down':
			$problem(
				500,
				'Internal Server Error',
				'An unexpected internal error has occurred. Please contact Support for more information.'
			);
			return;
		case 'page':
			header( 'Content-Type: text/html' );
			echo '<!doctype html><title>Down for maintenance</title>';
			return;
		case 'huge':
			header( 'Content-Type: application/json' );
			for ( $part = 0; $part < 1024; $part++ ) {
				echo str_repeat( ' ', 65536 );
			}
			false === $notes || file_put_contents( $notes, "sent it all\n", FILE_APPEND | LOCK_EX );
			return;
		case 'away':
			header( 'Location: https://evil.example.org/collect', true, 302 );
			return;
		case 'move':
			header( 'Location: https://us22.api.mailchimp.com/3.0/ping', true, 302 );
			return;
		case 'good':
			break;
		default:
			if ( '' === $key && 'us22.api.mailchimp.com' === ( $_SERVER['HTTP_X_STANDS_FOR'] ?? '' ) ) {
				$json( array( 'health_status' => 'Moved.' ) );
				return;
			}
			$problem( 401, 'API Key Invalid', "Your API key may be invalid, or you've attempted to access the wrong datacenter." );
			return;
	}
	if ( 1 === preg_match( '~^/3\.0/lists/a1b2c3/members(?:/([0-9a-f]{32}))?$~', $path, $found ) ) {
		$sent = (array) json_decode( (string) file_get_contents( 'php://input' ), true );
		false === $notes || file_put_contents( $notes, 'sent ' . json_encode( $sent ) . "\n", FILE_APPEND | LOCK_EX );
		$hash  = $found[1] ?? md5( (string) ( $sent['email_address'] ?? '' ) );
		$known = array(
			md5( 'member@example.org' )  => 'subscribed',
			md5( 'left@example.org' )    => 'unsubscribed',
			md5( 'banned@example.org' )  => 'compliance',
			md5( 'deleted@example.org' ) => 'forgotten',
		)[ $hash ] ?? '';
		match ( true ) {
			'GET' === $_SERVER['REQUEST_METHOD'] && '' !== $known => $json( array( 'status' => $known ) ),
			'PATCH' === $_SERVER['REQUEST_METHOD'] && '' !== $known => $json( array( 'status' => $sent['status'] ) ),
			'POST' !== $_SERVER['REQUEST_METHOD'] => $problem( 404, 'Resource Not Found', 'The requested resource could not be found.' ),
			str_contains( (string) $sent['email_address'], 'fake' ) => $problem(
				400,
				'Invalid Resource',
				$sent['email_address'] . ' looks fake or invalid, please enter a real email address.'
			),
			'compliance' === $known => $problem(
				400,
				'Member In Compliance State',
				$sent['email_address']
					. ' is already a list member in compliance state due to unsubscribe, bounce, '
					. 'or compliance review and cannot be subscribed.'
			),
			'forgotten' === $known => $problem(
				400,
				'Forgotten Email Not Subscribed',
				$sent['email_address']
					. ' was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.'
			),
			'' !== $known => $problem(
				400,
				'Member Exists',
				$sent['email_address'] . ' is already a list member. Use PUT to insert or update list members.'
			),
			default => $json(
				array(
					'id'     => $hash,
					'status' => $sent['status'],
				)
			),
		};
		return;
	}
	match ( $path ) {
		'/3.0/ping'  => $json( array( 'health_status' => "Everything's Chimpy!" ) ),
		'/3.0/'      => $json(
			array(
				'account_name'      => 'Corner Café',
				'total_subscribers' => 1204,
			)
		),
		'/3.0/lists' => $json(
			array(
				'lists' => array(
					array(
						'id'    => 'a1b2c3',
						'name'  => 'News',
						'stats' => array( 'member_count' => 1204 ),
					),
				),
			)
		),
		default      => $problem( 404, 'Resource Not Found', 'The requested resource could not be found.' ),
	};
} )();
