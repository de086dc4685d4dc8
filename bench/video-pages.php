<?php
/**
 * A YouTube video as our block, as core's embed, and as a player in the page; used by bench/pages.php.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/**
 * Returns pages with words and three videos; core's embed as it prints what YouTube's oEmbed answers.
 *
 * @param int $poster Image in the media library.
 * @return array<string, string> Block markup by slug.
 */
function video_pages( int $poster ): array {
	$player = static fn ( string $loading ): string => '<iframe title="Big Buck Bunny" width="500" height="281" '
		. 'src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" frameborder="0" allowfullscreen' . $loading . '></iframe>';
	$embed  = block(
		'embed',
		array(
			'type'             => 'video',
			'providerNameSlug' => 'youtube',
			'responsive'       => true,
		),
		'<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio">'
		. '<div class="wp-block-embed__wrapper">' . $player( '' ) . '</div></figure>'
	);
	$ours   = block(
		'frontage/video',
		array(
			'url'      => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			'title'    => 'Big Buck Bunny',
			'posterId' => $poster,
			'poster'   => (string) wp_get_attachment_url( $poster ),
		)
	);
	$words  = block( 'paragraph', array(), '<p>' . str_repeat( 'Words before the video. ', 40 ) . '</p>' );
	$page   = static fn ( string $video ): string => $words . str_repeat( $video . $words, 3 );
	return array(
		'video-none'  => $page( '' ),
		'video-ours'  => $page( $ours ),
		'video-core'  => $page( $embed ),
		'video-eager' => $page( block( 'html', array(), $player( ' loading="eager"' ) ) ),
	);
}
