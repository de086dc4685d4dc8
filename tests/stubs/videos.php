<?php
/**
 * The parts of YouTube, Vimeo and PeerTube that Frontage uses, in the format of their recorded answers: a router for
 * `php -S`.
 *
 * The header `X-Stands-For` says whose host was meant. A video's ID selects the answer. Each request is a line in STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	$path  = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
	if ( false !== $notes ) {
		file_put_contents( $notes, "$host {$_SERVER['REQUEST_URI']}\n", FILE_APPEND | LOCK_EX );
	}
	$json = static function ( array $data, int $status = 200 ): void {
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo json_encode( $data );
	};

	/** A gray picture with a lighter middle, so that cut edges can be told. */
	$picture = static function ( int $width, int $height ): void {
		$image = imagecreatetruecolor( $width, $height );
		imagefilledrectangle( $image, 0, (int) ( $height / 8 ), $width, (int) ( $height * 7 / 8 ), 0x556677 );
		header( 'Content-Type: image/jpeg' );
		imagejpeg( $image );
	};

	if ( 'i.ytimg.com' === $host || 'i.vimeocdn.com' === $host || str_starts_with( $path, '/lazy-static/' ) ) {
		$is = static fn ( string $name ): bool => str_contains( $path, $name );
		if ( $is( 'gone' ) || ( $is( 'maxresdefault' ) && ! $is( 'bigbigbigbi' ) ) ) {
			http_response_code( 404 );
			$picture( 120, 90 );
		} elseif ( $is( 'evil' ) ) {
			header( 'Content-Type: image/jpeg' );
			echo 'GIF89a<?php echo 1; ?><svg onload="alert(1)">';
		} elseif ( $is( 'hqdefault' ) ) {
			$picture( 480, 360 );
		} else {
			$picture( 1280, 720 );
		}
		return;
	}

	if ( ( require __DIR__ . '/playlists.php' )( $host, $path, $json ) ) {
		return;
	}

	// The name of a failure is part of the ID.
	$id = match ( $host ) {
		'www.youtube.com' => substr( (string) ( $_GET['url'] ?? '' ), -11 ),
		'www.googleapis.com' => (string) ( $_GET['id'] ?? '' ),
		'vimeo.com' => basename( (string) parse_url( $_GET['url'] ?? '', PHP_URL_PATH ) ),
		default => basename( $path ),
	};
	$failures = '/s(400|401|403|404|429|500|503)|^9(?=[45]\d\d$)|0000404$/';
	if ( 1 === preg_match( $failures, $id, $found ) ) {
		$status = (int) ( $found[1] ?? substr( $id, -3 ) );
		if ( 'www.googleapis.com' === $host ) {
			$reason = array(
				400 => 'badRequest',
				403 => 'quotaExceeded',
			)[ $status ] ?? 'backendError';
			$json(
				array(
					'error' => array(
						'code'    => $status,
						'message' => 'You have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
						'errors'  => array(
							array(
								'message' => 'The request cannot be completed.',
								'domain'  => 'youtube.quota',
								'reason'  => $reason,
							),
						),
					),
				),
				$status
			);
		} elseif ( 'www.youtube.com' === $host ) {
			// YouTube’s oEmbed refuses with a word.
			http_response_code( $status );
			echo 401 === $status ? 'Unauthorized' : 'Not Found';
		} elseif ( 'vimeo.com' === $host ) {
			$json( array( 'domain_status_code' => $status ), $status );
		} else {
			$json(
				array(
					'type'   => 'about:blank',
					'title'  => 'Not Found',
					'detail' => 'Video not found',
					'status' => $status,
					'error'  => 'Video not found',
				),
				$status
			);
		}
		return;
	}
	if ( str_contains( $id, 'page' ) || '9200' === $id ) {
		echo '<!doctype html><title>Before you continue</title>';
		return;
	}
	if ( str_contains( $id, 'slow' ) || '9999' === $id ) {
		sleep( 8 );
		return;
	}
	$title = str_contains( $id, 'evil' ) || '9666' === $id
		? '<script>alert(1)</script><img src=x onerror=alert(1)>Harbour "at" <b>dawn</b> ' . str_repeat( 'x', 5000 )
		: 'Harbour at dawn';
	if ( str_contains( $id, 'void' ) || '9000' === $id ) {
		$title = array( 'not' => 'text' );
	}
	if ( 'www.youtube.com' === $host ) {
		$json(
			array(
				'title'            => $title,
				'author_name'      => 'Blender',
				'author_url'       => 'https://www.youtube.com/@BlenderOfficial',
				'type'             => 'video',
				'height'           => str_contains( $id, 'tall' ) ? 200 : 113,
				'width'            => str_contains( $id, 'tall' ) ? 113 : 200,
				'version'          => '1.0',
				'provider_name'    => 'YouTube',
				'provider_url'     => 'https://www.youtube.com/',
				'thumbnail_height' => 360,
				'thumbnail_width'  => 480,
				'thumbnail_url'    => "https://i.ytimg.com/vi/$id/hqdefault.jpg",
				'html'             => '<iframe width="200" height="113" src="https://www.youtube.com/embed/x?feature=oembed"></iframe>',
			)
		);
	} elseif ( 'www.googleapis.com' === $host ) {
		if ( 'good-key' !== ( $_SERVER['HTTP_X_GOOG_API_KEY'] ?? '' ) ) {
			$json(
				array(
					'error' => array(
						'code'    => 400,
						'message' => 'API key not valid. Please pass a valid API key.',
						'errors'  => array(
							array(
								'message' => 'API key not valid. Please pass a valid API key.',
								'domain'  => 'global',
								'reason'  => 'badRequest',
							),
						),
						'status'  => 'INVALID_ARGUMENT',
					),
				),
				400
			);
			return;
		}
		$items = str_contains( $id, 'gone' ) ? array() : array(
			array(
				'kind'           => 'youtube#video',
				'etag'           => 'tNpJXiTDDLIfjAvxcQEyYGgHJ9c',
				'id'             => $id,
				'snippet'        => array(
					'publishedAt'          => '2014-11-10T14:05:55Z',
					'channelId'            => 'UCSMOQeBJ2RAnuFungnQOxLg',
					'title'                => $title,
					'description'          => 'A description.',
					'thumbnails'           => array(
						'default' => array(
							'url'    => "https://i.ytimg.com/vi/$id/default.jpg",
							'width'  => 120,
							'height' => 90,
						),
					),
					'channelTitle'         => 'Blender',
					'categoryId'           => '1',
					'liveBroadcastContent' => 'none',
				),
				'contentDetails' => array(
					'duration'        => 'PT10M35S',
					'dimension'       => '2d',
					'definition'      => 'hd',
					'caption'         => 'false',
					'licensedContent' => false,
					'projection'      => 'rectangular',
				),
				'player'         => array(
					'embedHtml'   => '<iframe></iframe>',
					'embedHeight' => '720',
					'embedWidth'  => '1280',
				),
			),
		);
		$json(
			array(
				'kind'     => 'youtube#videoListResponse',
				'etag'     => 'w1F4dqYGbkD1jHq0',
				'items'    => $items,
				'pageInfo' => array(
					'totalResults'   => count( $items ),
					'resultsPerPage' => count( $items ),
				),
			)
		);
	} elseif ( 'vimeo.com' === $host ) {
		$json(
			array(
				'type'             => 'video',
				'version'          => '1.0',
				'provider_name'    => 'Vimeo',
				'provider_url'     => 'https://vimeo.com/',
				'title'            => $title,
				'author_name'      => 'Blender',
				'author_url'       => 'https://vimeo.com/blender',
				'is_plus'          => '0',
				'account_type'     => 'basic',
				'html'             => '<iframe src="https://player.vimeo.com/video/76979871?app_id=122963"></iframe>',
				'width'            => 1920,
				'height'           => 800,
				'duration'         => 62,
				'description'      => '',
				'thumbnail_url'    => 'https://i.vimeocdn.com/video/452001751-8216e0571c251a09d7a8387550942d89f7f86f-d_295x166',
				'thumbnail_width'  => 295,
				'thumbnail_height' => 123,
				'upload_date'      => '2013-10-15 14:08:29',
				'video_id'         => 76979871,
				'uri'              => '/videos/76979871',
			)
		);
	} elseif ( '/api/v1/config' === $path ) {
		$json( array( 'instance' => array( 'name' => 'A tube' ) ) );
	} else {
		$json(
			array(
				'id'                    => 12,
				'uuid'                  => '9c9de5e8-0a1e-484a-b099-e80766180a6d',
				'shortUUID'             => '2y84q2MQUMWPbiEcxNXMgC',
				'name'                  => $title,
				'isLive'                => false,
				'duration'              => 213,
				'aspectRatio'           => 1.7778,
				'createdAt'             => '2018-10-01T10:52:46.396Z',
				'publishedAt'           => '2018-10-01T10:52:46.396Z',
				'originallyPublishedAt' => null,
				'thumbnailPath'         => '/lazy-static/thumbnails/small.jpg',
				'previewPath'           => '/lazy-static/previews/large.jpg',
				'embedPath'             => '/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
				'channel'               => array( 'displayName' => 'Blender' ),
			)
		);
	}
} )();
