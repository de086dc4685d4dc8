<?php
/**
 * Playlists and channels of YouTube, Vimeo and PeerTube, in the format of their recorded answers. Included by `videos.php`.
 *
 * A list has 25 videos. Its ID selects the answer: `s403` at its end is that status, `slow` is late, `page` is no JSON, `void`
 * is empty, `evil` means harm, `last` has one page.
 */

declare( strict_types=1 );

/**
 * Answers a request for a list.
 *
 * @param string                               $host Whose host was meant.
 * @param string                               $path Of the request.
 * @param callable(array<mixed>, int=): void $json Answers.
 * @return bool Whether it was one.
 */
return static function ( string $host, string $path, callable $json ): bool {
	$api    = '/youtube/v3/';
	$is_yt  = 'www.googleapis.com' === $host && in_array( $path, array( "{$api}playlistItems", "{$api}channels" ), true );
	$is_len = 'www.googleapis.com' === $host && str_contains( (string) ( $_GET['fields'] ?? '' ), 'items(id' );
	$form   = '~^/(?:api/v1/)?(?:video-playlists|video-channels|accounts|albums|channels|users)/([^/]+)/videos$~';
	$is_api = 1 === preg_match( $form, $path, $found );
	if ( ! $is_yt && ! $is_len && ! $is_api ) {
		return false;
	}
	$id = (string) ( $_GET['playlistId'] ?? $_GET['forHandle'] ?? $found[1] ?? '' );
	if ( 'www.googleapis.com' === $host && 'good-key' !== ( $_SERVER['HTTP_X_GOOG_API_KEY'] ?? '' ) ) {
		$json(
			array(
				'error' => array(
					'code'    => 400,
					'message' => 'API key not valid.',
					'errors'  => array( array( 'reason' => 'badRequest' ) ),
				),
			),
			400
		);
		return true;
	}
	if ( 'api.vimeo.com' === $host && 'bearer good-token' !== ( $_SERVER['HTTP_AUTHORIZATION'] ?? '' ) ) {
		$json(
			array(
				'error'      => 'You must provide a valid authenticated access token.',
				'error_code' => 8003,
			),
			401
		);
		return true;
	}
	if ( 1 === preg_match( '/s(400|401|403|404|429|500|503)$/', $id, $status ) ) {
		$reason = array(
			403 => 'quotaExceeded',
			404 => 'playlistNotFound',
		)[ (int) $status[1] ] ?? 'backendError';
		$json(
			array(
				'error' => array(
					'code'   => (int) $status[1],
					'errors' => array( array( 'reason' => $reason ) ),
				),
			),
			(int) $status[1]
		);
		return true;
	}
	if ( str_contains( $id, 'slow' ) ) {
		sleep( 8 );
		return true;
	}
	if ( str_contains( $id, 'page' ) ) {
		echo '<!doctype html><title>Before you continue</title>';
		return true;
	}
	if ( "{$api}channels" === $path ) {
		$items = str_contains( $id, 'nobody' ) ? array() : array(
			array(
				'kind' => 'youtube#channel',
				'id'   => 'UCSMOQeBJ2RAnuFungnQOxLg',
			),
		);
		$json(
			array(
				'kind'     => 'youtube#channelListResponse',
				'pageInfo' => array( 'totalResults' => count( $items ) ),
				'items'    => $items,
			)
		);
		return true;
	}
	if ( $is_len ) {
		$items = array();
		foreach ( explode( ',', (string) ( $_GET['id'] ?? '' ) ) as $place => $one ) {
			$items[] = array(
				'id'             => $one,
				'contentDetails' => array( 'duration' => 'PT10M' . ( 10 + $place ) . 'S' ),
			);
		}
		$json( array( 'items' => $items ) );
		return true;
	}

	$is_evil = str_contains( $id, 'evil' );
	$total   = str_contains( $id, 'void' ) ? 0 : ( str_contains( $id, 'last' ) ? 3 : 25 );
	$size    = (int) ( $_GET['maxResults'] ?? $_GET['per_page'] ?? $_GET['count'] ?? 12 );
	$token   = (string) ( $_GET['pageToken'] ?? '' );
	$start   = match ( true ) {
		'' !== $token => (int) substr( $token, 2 ),
		isset( $_GET['page'] ) => ( (int) $_GET['page'] - 1 ) * $size,
		default => (int) ( $_GET['start'] ?? 0 ),
	};
	$end    = min( $total, $start + $size );
	$videos = $start < $end ? range( $start + 1, $end ) : array();
	$harm   = '<script>alert(1)</script><img src=x onerror=alert(1)>Harbour ';
	$title  = static fn ( int $number ): mixed => $is_evil
		? array( $harm . str_repeat( 'x', 5000 ), array( 'no' => 'text' ), 7, null )[ $number % 4 ]
		: "Harbour at dawn, part $number";
	if ( $is_yt ) {
		$items = array();
		foreach ( $videos as $number ) {
			$video   = $is_evil && 8 === $number ? array( 'an' => 'object' ) : sprintf( 'bigbigbig%02d', $number );
			$items[] = array(
				'kind'           => 'youtube#playlistItem',
				'snippet'        => array(
					'title'                  => 5 === $number ? 'Private video' : $title( $number ),
					'description'            => $is_evil ? "<svg onload=alert(1)>\u{202e}" : "Boats leave.\n\nPart $number.",
					'videoOwnerChannelTitle' => 'Blender',
				),
				'contentDetails' => array(
					'videoId'          => $video,
					'videoPublishedAt' => '2014-11-10T14:05:55Z',
				),
				'status'         => array( 'privacyStatus' => 5 === $number ? 'private' : 'public' ),
			);
		}
		$answer = array(
			'pageInfo' => array( 'totalResults' => $is_evil ? '9e99' : $total ),
			'items'    => $items,
		);
		$json( $answer + ( $end < $total ? array( 'nextPageToken' => $is_evil ? "../&key=x\r\n" : "CA$end" ) : array() ) );
	} elseif ( 'api.vimeo.com' === $host ) {
		$data = array();
		foreach ( $videos as $number ) {
			$data[] = array(
				'link'         => $is_evil ? 'https://evil.example/' . $number : 'https://vimeo.com/' . ( 76979800 + $number ),
				'name'         => $title( $number ),
				'description'  => null,
				'duration'     => 62,
				'width'        => 1920,
				'height'       => 800,
				'created_time' => '2013-10-15T14:08:29+00:00',
				'privacy'      => array( 'view' => 5 === $number ? 'nobody' : 'anybody' ),
				'pictures'     => array( 'base_link' => 'https://i.vimeocdn.com/video/452001751-8216e0571c251a09d7a83875' ),
				'user'         => array( 'name' => 'Blender' ),
			);
		}
		$page = (int) ( $_GET['page'] ?? 1 );
		$next = $end < $total ? "$path?page=" . ( $page + 1 ) . "&per_page=$size" : null;
		$json(
			array(
				'total'    => $total,
				'page'     => $page,
				'per_page' => $size,
				'paging'   => array( 'next' => $next ),
				'data'     => $data,
			)
		);
	} else {
		$data = array();
		foreach ( $videos as $number ) {
			$video  = array(
				'uuid'          => sprintf( '9c9de5e8-0a1e-484a-b099-e807661800%02d', $number ),
				'name'          => $title( $number ),
				'duration'      => 213,
				'privacy'       => array(
					'id'    => 1,
					'label' => 'Public',
				),
				'publishedAt'   => '2018-10-01T10:52:46.396Z',
				'thumbnailPath' => '/lazy-static/thumbnails/small.jpg',
				'previewPath'   => '/lazy-static/previews/large.jpg',
				'channel'       => array( 'displayName' => 'Blender' ),
			);
			$data[] = str_contains( $path, 'video-playlists' )
				? array(
					'id'       => $number,
					'position' => $number,
					'type'     => 5 === $number ? 1 : 0,
					'video'    => 5 === $number ? null : $video,
				)
				: $video;
		}
		$json(
			array(
				'total' => $total,
				'data'  => $data,
			)
		);
	}
	return true;
};
