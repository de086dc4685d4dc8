<?php
/**
 * YouTube videos as our blocks, as core's embed, and as players in the page; used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** How many videos a gallery has. */
const GALLERY_COUNT = 12;

/**
 * Returns pages with words and videos; core's embed as it prints what YouTube's oEmbed answers.
 *
 * @param int $poster Image in the media library.
 * @return array<string, string> Block markup by slug.
 */
function video_pages( int $poster ): array {
	$player  = static fn ( string $loading, string $what = 'aqz-KE-bpKQ?feature=oembed' ): string => '<iframe title="Big Buck Bunny" '
		. "width=\"500\" height=\"281\" src=\"https://www.youtube.com/embed/$what\" frameborder=\"0\" allowfullscreen$loading></iframe>";
	$embed   = block(
		'embed',
		array(
			'type'             => 'video',
			'providerNameSlug' => 'youtube',
			'responsive'       => true,
		),
		'<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio">'
		. '<div class="wp-block-embed__wrapper">' . $player( '' ) . '</div></figure>'
	);
	$video   = array(
		'url'      => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
		'title'    => 'Big Buck Bunny',
		'posterId' => $poster,
		'poster'   => (string) wp_get_attachment_url( $poster ),
	);
	$gallery = block(
		'frontage/video-gallery',
		array(
			'videos' => array_map(
				static fn ( int $at ): array => array( 'url' => sprintf( 'https://www.youtube.com/watch?v=benchvideo%x', $at ) ) + $video,
				range( 0, GALLERY_COUNT - 1 )
			),
		)
	);
	$stream  = block(
		'frontage/live-stream',
		array(
			'streams'  => array(
				array(
					'url'   => $video['url'],
					'title' => $video['title'],
				),
			),
			'posterId' => $poster,
			'poster'   => $video['poster'],
		)
	);
	$words   = block( 'paragraph', array(), '<p>' . str_repeat( 'Words before the video. ', 40 ) . '</p>' );
	$page    = static fn ( string $video ): string => $words . str_repeat( $video . $words, 3 );
	$list    = $player( ' loading="eager"', 'videoseries?list=PL-bench' );
	return array(
		'video-none'   => $page( '' ),
		'video-ours'   => $page( block( 'frontage/video', $video ) ),
		'video-core'   => $page( $embed ),
		'video-eager'  => $page( block( 'html', array(), $player( ' loading="eager"' ) ) ),
		'one-none'     => $words . $words,
		'videos-ours'  => $words . $gallery . $words,
		'videos-core'  => $words . str_repeat( $embed, GALLERY_COUNT ) . $words,
		'videos-eager' => $words . block( 'html', array(), $list ) . $words,
		'stream-ours'  => $words . $stream . $words,
		'stream-core'  => $words . $embed . $words,
		'stream-eager' => $words . block( 'html', array(), $player( ' loading="eager"' ) ) . $words,
	);
}
