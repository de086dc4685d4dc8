<?php
/**
 * The parts of Mastodon, Bluesky, X and Facebook that Frontage uses, and a site with a feed, in the format of their
 * recorded answers (`feeds/`): a router for `php -S`.
 *
 * The header `X-Stands-For` says whose host was meant. A name of an account that ends with a status or a word below
 * gets that answer. Each request is a line in the file named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	$uri   = $_SERVER['REQUEST_URI'];
	$path  = (string) parse_url( $uri, PHP_URL_PATH );
	$tag   = $_SERVER['HTTP_IF_NONE_MATCH'] ?? '';
	if ( false !== $notes ) {
		$key = isset( $_SERVER['HTTP_AUTHORIZATION'] ) ? ' with key' : '';
		file_put_contents( $notes, "$host $uri$key" . ( '' === $tag ? '' : " $tag" ) . "\n", FILE_APPEND | LOCK_EX );
	}
	$file = static fn ( string $name ): string => (string) file_get_contents( __DIR__ . "/feeds/$name" );
	$say  = static function ( string $body, int $status = 200, string $type = 'application/json; charset=utf-8' ): void {
		http_response_code( $status );
		header( "Content-Type: $type" );
		echo $body;
	};
	$json = static fn ( mixed $data, int $status = 200 ) => $say( (string) json_encode( $data ), $status );

	// What an owner may have broken, or a vendor.
	$failures = '/(4(?:0[0-4]|10|22|29)|50[03]|slow|garbage|page|huge|none|hostile)(?=[&?\/.]|$)/';
	if ( 1 === preg_match( $failures, $uri, $found ) ) {
		$way = $found[1];
		switch ( $way ) {
			case 'slow':
				sleep( 8 );
				return;
			case 'garbage':
				$say( "\x00\xff{[" . str_repeat( '<', 500 ) );
				return;
			case 'page':
				$say( '<!doctype html><title>Log in</title>', 200, 'text/html' );
				return;
			case 'huge':
				$say( '[' . str_repeat( '{"id":"1","content":"' . str_repeat( 'x', 1000 ) . '"},', 5000 ) . '{}]' );
				return;
			case 'none':
				$none = array(
					'public.api.bsky.app' => '{"feed":[]}',
					'api.x.com'           => '{"meta":{"result_count":0}}',
					'graph.facebook.com'  => '{"data":[]}',
				);
				$say( $none[ $host ] ?? '[]' );
				return;
			case 'hostile':
				break;
			case '429':
				header( 'Retry-After: 900' );
				// The rest as of others.
			default:
				// Vendors may repeat the key in their words.
				$words = 'Bad token good-bearer-token of <b>yours</b>';
				$code  = array(
					'401' => 190,
					'403' => 200,
					'400' => 100,
				)[ $way ] ?? 2;
				$json(
					array(
						'error' => 'graph.facebook.com' === $host ? array(
							'message' => $words,
							'code'    => $code,
						) : $words,
					),
					(int) $way
				);
				return;
		}
	}
	$is_hostile = str_contains( $uri, 'hostile' );
	switch ( $host ) {
		case 'example.social':
			if ( str_contains( $path, '/accounts/lookup' ) ) {
				$account = (array) json_decode( $file( 'mastodon-account.json' ), true );
				$json( $is_hostile ? array( 'id' => 'hostile' ) + $account : $account );
			} elseif ( $is_hostile ) {
				$say( $file( 'hostile-statuses.json' ) );
			} elseif ( isset( $_GET['max_id'] ) ) {
				$all = array_values(
					array_filter(
						array_map(
							static fn ( int $id ): ?array => $id > 110900 && $id < (int) $_GET['max_id'] ? array(
								'id'         => (string) $id,
								'created_at' => '2024-10-01T00:00:00.000Z',
								'content'    => "<p>Post $id</p>",
								'account'    => array(
									'id'   => '109381',
									'acct' => 'harbour',
								),
							) : null,
							range( 111000, 110900, -1 )
						)
					)
				);
				$json( array_slice( $all, 0, 40 ) );
			} elseif ( '"kept"' === $tag ) {
				http_response_code( 304 );
			} else {
				header( 'ETag: "kept"' );
				$say( $file( 'mastodon-statuses.json' ) );
			}
			return;
		case 'public.api.bsky.app':
			$say( isset( $_GET['cursor'] ) ? '{"feed":[]}' : $file( $is_hostile ? 'hostile-bluesky.json' : 'bluesky-feed.json' ) );
			return;
		case 'api.x.com':
			if ( 'Bearer good-bearer-token' !== ( $_SERVER['HTTP_AUTHORIZATION'] ?? '' ) ) {
				$json(
					array(
						'title'  => 'Unauthorized',
						'status' => 401,
						'detail' => 'Unauthorized',
					),
					401
				);
			} elseif ( str_contains( $path, '/by/username/nobody' ) ) {
				$json(
					array(
						'errors' => array(
							array(
								'detail' => 'Could not find user with username: [nobody].',
								'title'  => 'Not Found Error',
							),
						),
					)
				);
			} else {
				$say( $file( str_contains( $path, '/by/username/' ) ? 'x-user.json' : 'x-tweets.json' ) );
			}
			return;
		case 'graph.facebook.com':
			if ( 'Bearer good-page-token' !== ( $_SERVER['HTTP_AUTHORIZATION'] ?? '' ) ) {
				$json(
					array(
						'error' => array(
							'message' => 'Error validating access token',
							'type'    => 'OAuthException',
							'code'    => 190,
						),
					),
					400
				);
			} elseif ( str_ends_with( $path, '/me' ) ) {
				$json(
					array(
						'name' => 'Harbour Café',
						'id'   => '108824017345866',
					)
				);
			} elseif ( str_ends_with( $path, '/debug_token' ) ) {
				$json(
					array(
						'data' => array(
							'is_valid'               => true,
							'expires_at'             => 0,
							'data_access_expires_at' => time() + 3 * 86400,
						),
					)
				);
			} else {
				$say( isset( $_GET['after'] ) ? '{"data":[]}' : $file( 'facebook-posts.json' ) );
			}
			return;
		case 'gazette.example':
			$is_site = '/' === $path;
			$entity  = '<!ENTITY a "' . str_repeat( 'x', 9999 ) . '"><!ENTITY b "&a;&a;">';
			$bomb    = "<?xml version=\"1.0\"?><!DOCTYPE x [$entity]><rss><channel/></rss>";
			$say(
				$is_site
					? '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed/?a=1&amp;b=2"><p>Hello</p>'
					: ( str_contains( $path, 'bomb' ) ? $bomb : $file( 'feed.xml' ) ),
				200,
				$is_site ? 'text/html' : 'application/rss+xml'
			);
			return;
	}
	$json( array( 'error' => 'unknown' ), 404 );
} )();
