<?php
/**
 * Profiles of Mastodon, Bluesky, X, Facebook, Instagram, Vimeo and YouTube with their numbers of followers, in the formats that these
 * vendors document: a router for `php -S`.
 *
 * The header `X-Stands-For` says whose host was meant. A name that ends with a status or a word below gets that answer; of
 * Instagram, whose token names the account, the end of the token. Each request is a line in the file named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	$uri   = $_SERVER['REQUEST_URI'];
	$path  = (string) parse_url( $uri, PHP_URL_PATH );
	$token = $_SERVER['HTTP_AUTHORIZATION'] ?? $_SERVER['HTTP_X_GOOG_API_KEY'] ?? '';
	if ( false !== $notes ) {
		file_put_contents( $notes, "$host $uri" . ( '' === $token ? '' : ' with key' ) . "\n", FILE_APPEND | LOCK_EX );
	}
	$say   = static function ( string $body, int $status = 200, string $type = 'application/json; charset=utf-8' ): void {
		http_response_code( $status );
		header( "Content-Type: $type" );
		echo $body;
	};
	$json  = static fn ( mixed $data, int $status = 200 ) => $say( (string) json_encode( $data ), $status );
	$is_ig = 'graph.instagram.com' === $host;
	$name  = match ( $host ) {
		'example.social', 'social.example' => (string) ( $_GET['acct'] ?? '' ),
		'public.api.bsky.app' => (string) ( $_GET['actor'] ?? '' ),
		'www.googleapis.com' => (string) ( $_GET['forHandle'] ?? $_GET['forUsername'] ?? $_GET['id'] ?? '' ),
		'graph.instagram.com' => $token,
		'api.vimeo.com' => basename( dirname( $path ) ),
		default => basename( $path ),
	};
	$way = 1 === preg_match( '/(?:4\d\d|50\d|[a-z]+)(?=\.example$|$)/D', $name, $found ) ? $found[0] : '';

	// What each vendor says when it refuses; Meta and X repeat what they were sent.
	$words  = "Bad key $token of <b>yours</b>";
	$refuse = static function ( int $status ) use ( $host, $json, $words ): void {
		if ( in_array( $status, array( 429, 503 ), true ) ) {
			header( 'api.x.com' === $host ? 'x-rate-limit-reset: ' . ( time() + 900 ) : 'Retry-After: 900' );
		}
		$meta = array(
			400 => 100,
			401 => 190,
			403 => 10,
			429 => 4,
		)[ $status ] ?? 2;
		$body = match ( $host ) {
			'example.social', 'social.example' => array( 'error' => $words ),
			'api.vimeo.com' => array(
				'error'             => $words,
				'developer_message' => $words,
				'error_code'        => 8003,
			),
			'public.api.bsky.app' => array(
				'error'   => 'InvalidRequest',
				'message' => $words,
			),
			'api.x.com' => array(
				'title'  => $words,
				'type'   => 'about:blank',
				'status' => $status,
				'detail' => $words,
			),
			'www.googleapis.com' => array(
				'error' => array(
					'code'    => $status,
					'message' => $words,
					'errors'  => array( array( 'reason' => 403 === $status ? 'quotaExceeded' : 'keyInvalid' ) ),
				),
			),
			default => array(
				'error' => array(
					'message'    => $words,
					'type'       => 'OAuthException',
					'code'       => $meta,
					'fbtrace_id' => 'AQ3mGcHwpAPdHFmM2gHJnpT',
				),
			),
		};
		$json( $body, $status );
	};
	if ( 1 === preg_match( '/^(?:4\d\d|50\d)$/D', $way ) ) {
		$refuse( (int) $way );
		return;
	}
	switch ( $way ) {
		case 'slow':
			sleep( 8 );
			return;
		case 'garbage':
			$say( "\x00\xff{[" . str_repeat( '<', 500 ) );
			return;
		case 'page':
			$say( '<!doctype html><title>1,234 followers</title>', 200, 'text/html' );
			return;
		case 'huge':
			$say( '[' . str_repeat( '{"id":"1","content":"' . str_repeat( 'x', 1000 ) . '"},', 400 ) . '{}]' );
			return;
	}
	$number = match ( $way ) {
		'negative' => -1,
		'text' => '1,234',
		'markup' => '<script>alert(1)</script>',
		'object' => array( 'count' => 1234 ),
		'float' => 12.5,
		'nan' => 'NaN',
		'flag' => true,
		'none' => null,
		'big' => '"big"',
		'few' => 1,
		default => 1234,
	};
	$youtube = array(
		'subscriberCount'       => is_int( $number ) ? (string) $number : $number,
		'hiddenSubscriberCount' => 'hidden' === $way,
	);
	$answer  = match ( $host ) {
		'example.social', 'social.example' => array(
			'id'              => '109381',
			'username'        => $name,
			'acct'            => $name,
			'display_name'    => 'Harbour <b>Café</b>',
			'followers_count' => $number,
			'following_count' => 7,
		),
		'public.api.bsky.app' => array(
			'did'            => 'did:plc:abcdefghijklmnop',
			'handle'         => $name,
			'followersCount' => $number,
			'followsCount'   => 7,
		),
		'api.x.com' => 'nobody' === $way ? array(
			'errors' => array(
				array(
					'detail' => 'Could not find user with username: [nobody].',
					'title'  => 'Not Found Error',
				),
			),
		) : array(
			'data' => array(
				'id'             => '783214',
				'name'           => 'Harbour',
				'username'       => $name,
				'public_metrics' => array(
					'followers_count' => $number,
					'following_count' => 7,
					'tweet_count'     => 99,
				),
			),
		),
		'api.vimeo.com' => array( 'total' => $number ),
		'graph.facebook.com' => array(
			'followers_count' => $number,
			'id'              => '108824017345866',
		),
		'graph.instagram.com' => array(
			'username'        => 'else' === $way ? 'someone.else' : 'harbour.studio',
			'followers_count' => $number,
			'id'              => '25025320700461234',
		),
		'www.googleapis.com' => 'nobody' === $way
			? array( 'kind' => 'youtube#channelListResponse' )
			: array( 'items' => array( array( 'statistics' => $youtube ) ) ),
		default => array( 'error' => 'unknown' ),
	};
	// A number with more digits than any machine has bits.
	$say( str_replace( '"\"big\""', str_repeat( '9', 400 ), (string) json_encode( $answer ) ) );
} )();
