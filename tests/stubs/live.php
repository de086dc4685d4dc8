<?php
/**
 * The parts of the YouTube Data API v3 and of PeerTube that tell what channels stream, in the format of their recorded
 * answers: a router for `php -S`.
 *
 * The header `X-Stands-For` says whose host was meant. The channel’s ID or handle selects the answer; the file beside
 * STUB_NOTES that ends in `.mode` selects another one for all. Each request is a line in the file named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = (string) getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	$path  = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
	file_put_contents( $notes, "$host {$_SERVER['REQUEST_URI']}\n", FILE_APPEND | LOCK_EX );
	$mode = is_file( "$notes.mode" ) ? trim( (string) file_get_contents( "$notes.mode" ) ) : '';
	$json = static function ( array $data, int $status = 200 ): void {
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo json_encode( $data );
	};
	if ( is_numeric( $mode ) ) {
		$reason = array(
			'400' => 'badRequest',
			'403' => 'quotaExceeded',
			'429' => 'rateLimitExceeded',
		)[ $mode ] ?? 'backendError';
		$json(
			array(
				'error' => array(
					'code'    => (int) $mode,
					'message' => 'The request cannot be completed because you have exceeded your <a href="/youtube/v3">quota</a>.',
					'errors'  => array(
						array(
							'message' => 'The request cannot be completed.',
							'domain'  => 'youtube.quota',
							'reason'  => $reason,
						),
					),
				),
			),
			(int) $mode
		);
		return;
	}
	if ( 'page' === $mode ) {
		echo '<!doctype html><title>Before you continue</title>';
		return;
	}
	if ( 'garbage' === $mode ) {
		$json(
			array(
				'kind'  => array( 'youtube#videoListResponse' ),
				'items' => 'none',
				'data'  => 7,
				'uuid'  => null,
			)
		);
		return;
	}
	if ( 'slow' === $mode ) {
		sleep( 8 );
		return;
	}
	$stamp = static fn ( int $time ): string => gmdate( 'Y-m-d\TH:i:s\Z', $time );
	$video = static fn ( string $id, string $content, array $times, string $title = 'Harbour at dawn' ): array => array(
		'kind'                 => 'youtube#video',
		'etag'                 => 'tNpJXiTDDLIfjAvxcQEyYGgHJ9c',
		'id'                   => $id,
		'snippet'              => array(
			'title'                => $title,
			'liveBroadcastContent' => $content,
		),
		'liveStreamingDetails' => array_map( $stamp, $times ),
	);
	if ( str_ends_with( $host, 'googleapis.com' ) && 'good-key' !== ( $_SERVER['HTTP_X_GOOG_API_KEY'] ?? '' ) ) {
		$json( array( 'error' => array( 'code' => 400 ) ), 400 );
	} elseif ( str_ends_with( $path, '/channels' ) ) {
		// Without a match, YouTube leaves out the items.
		$is_known = '@harbour' === ( $_GET['forHandle'] ?? '' );
		$json(
			array( 'kind' => 'youtube#channelListResponse' )
				+ ( $is_known ? array( 'items' => array( array( 'id' => 'UCSMOQeBJ2RAnuFungnQOxLg' ) ) ) : array() )
		);
	} elseif ( str_ends_with( $path, '/playlistItems' ) ) {
		$ids = 'empty' === $mode ? array() : array( 'nextnextnex', 'plainplainp', 'pastpastpas' );
		if ( 'live' === $mode ) {
			array_unshift( $ids, 'liveliveliv' );
		}
		$json(
			array(
				'kind'  => 'youtube#playlistItemListResponse',
				'items' => array_map( static fn ( string $id ): array => array( 'contentDetails' => array( 'videoId' => $id ) ), $ids ),
			)
		);
	} elseif ( str_ends_with( $path, '/youtube/v3/videos' ) ) {
		$all = array(
			'liveliveliv' => $video(
				'liveliveliv',
				'live',
				array(
					'scheduledStartTime' => 1_800_000_000,
					'actualStartTime'    => 1_800_000_060,
				),
				'<script>alert(1)</script>The boats <b>leave</b>'
			),
			'nextnextnex' => $video( 'nextnextnex', 'upcoming', array( 'scheduledStartTime' => 1_900_000_000 ) ),
			'plainplainp' => array(
				'id'      => 'plainplainp',
				'snippet' => array(
					'title'                => 'An upload',
					'liveBroadcastContent' => 'none',
				),
			),
			'pastpastpas' => $video(
				'pastpastpas',
				'none',
				array(
					'scheduledStartTime' => 1_700_000_000,
					'actualStartTime'    => 1_700_000_100,
					'actualEndTime'      => 1_700_003_000,
				)
			),
		);
		$ids = explode( ',', (string) ( $_GET['id'] ?? '' ) );
		$json(
			array(
				'kind'  => 'youtube#videoListResponse',
				'items' => array_values( array_intersect_key( $all, array_flip( $ids ) ) ),
			)
		);
	} elseif ( str_contains( $path, '/video-channels/' ) ) {
		$item = static fn ( string $uuid, string $name, array $more ): array => array(
			'id'          => 12,
			'uuid'        => $uuid,
			'name'        => $name,
			'isLive'      => true,
			'publishedAt' => '2026-11-20T10:52:46.396Z',
		) + $more;
		$json(
			array(
				'total' => 2,
				'data'  => array(
					$item(
						'9c9de5e8-0a1e-484a-b099-e80766180a6d',
						'Planned',
						array( 'liveSchedules' => array( array( 'startAt' => $stamp( 1_800_000_000 ) ) ) )
					),
					$item( 'aaaaaaaa-0000-4000-8000-000000000001', 'A camera', array() ),
					array( 'isLive' => false ) + $item( 'aaaaaaaa-0000-4000-8000-000000000002', 'A film', array() ),
				),
			)
		);
	} else {
		$json(
			array(
				'uuid'          => basename( $path ),
				'name'          => 'Planned',
				'isLive'        => true,
				'publishedAt'   => $stamp( 1_800_000_030 ),
				'state'         => array(
					'id'    => 'late' === $mode ? 4 : 1,
					'label' => 'Published',
				),
				'liveSchedules' => array( array( 'startAt' => $stamp( 1_800_000_000 ) ) ),
			)
		);
	}
} )();
