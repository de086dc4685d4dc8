<?php
/**
 * The part of Vimeo's oEmbed API that Frontage uses: a router for `php -S`.
 *
 * The video's ID selects the response: 404 is not found, 500 is an error, 200 is HTML instead of JSON,
 * any other is a video. Each request is a line in the file named by STUB_NOTES.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	if ( false !== $notes ) {
		file_put_contents( $notes, $_SERVER['REQUEST_METHOD'] . ' ' . $_SERVER['REQUEST_URI'] . "\n", FILE_APPEND | LOCK_EX );
	}
	$video = basename( (string) parse_url( $_GET['url'] ?? '', PHP_URL_PATH ) );
	if ( in_array( $video, array( '404', '500' ), true ) ) {
		http_response_code( (int) $video );
		return;
	}
	if ( '200' === $video ) {
		echo '<!doctype html><title>Vimeo</title>';
		return;
	}
	header( 'Content-Type: application/json' );
	echo json_encode(
		array(
			'type'   => 'video',
			'title'  => 'The New Vimeo Player',
			'width'  => '666' === $video ? '<script>' : 1920,
			'height' => 1080,
			'html'   => '<iframe></iframe>',
		)
	);
} )();
