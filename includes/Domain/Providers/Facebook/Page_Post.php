<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Facebook;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** A post of a Facebook page. */
final class Page_Post {
	/**
	 * Returns the post; null if there is nothing to see.
	 *
	 * @param array<array-key, mixed> $post Not trusted.
	 */
	public static function item( array $post ): ?Feed_Item {
		$attached = Feed_Value::map( Feed_Value::get( $post, 'attachments', 'data', 0 ) );
		$parts    = Feed_Value::rows( Feed_Value::get( $attached, 'subattachments', 'data' ) );
		$pictures = array_map( array( self::class, 'picture' ), array() === $parts ? array( $attached ) : $parts );
		if ( ! is_string( $pictures[0]['url'] ?? null ) ) {
			$pictures = array( array( 'url' => $post['full_picture'] ?? '' ) );
		}
		$message = $post['message'] ?? '';
		$text    = is_string( $message ) && '' !== $message ? $message : $post['story'] ?? '';
		$link    = 'share' === ( $attached['media_type'] ?? '' ) || 'link' === ( $attached['media_type'] ?? '' );
		$card    = $link ? Feed_Value::text( $attached['title'] ?? '', 200 ) : '';
		$text    = Feed_Value::text( $text, 4000 ) . ( '' === $card ? '' : "\n\n$card" );
		$page    = Feed_Value::get( $post, 'from', 'id' );
		return Feed_Item::of(
			array(
				'id'          => $post['id'] ?? '',
				'url'         => $post['permalink_url'] ?? '',
				'author_name' => Feed_Value::get( $post, 'from', 'name' ),
				'author_url'  => is_string( $page ) && ctype_digit( $page ) ? "https://www.facebook.com/$page" : '',
				'avatar'      => array( 'url' => Feed_Value::get( $post, 'from', 'picture', 'data', 'url' ) ),
				'text'        => trim( $text ),
				'links'       => self::hashtags( $text ) + ( '' === $card ? array() : array( $card => $attached['url'] ?? '' ) ),
				// Facebook leaves out the colon of the zone.
				'published'   => $post['created_time'] ?? '',
				'type'        => str_contains( Feed_Value::text( $attached['media_type'] ?? '', 40 ), 'video' ) ? Feed_Item::VIDEO : '',
				'pictures'    => $pictures,
				'video'       => Feed_Value::get( $attached, 'media', 'source' ),
				'likes'       => Feed_Value::get( $post, 'likes', 'summary', 'total_count' ),
				'replies'     => Feed_Value::get( $post, 'comments', 'summary', 'total_count' ),
				'reposts'     => Feed_Value::get( $post, 'shares', 'count' ),
			)
		);
	}

	/**
	 * Returns a picture as `Feed_Picture::of()` takes it.
	 *
	 * @param array<array-key, mixed> $attached Not trusted.
	 * @return array<string, mixed>
	 */
	private static function picture( array $attached ): array {
		$image = Feed_Value::map( Feed_Value::get( $attached, 'media', 'image' ) );
		return array(
			'url'    => $image['src'] ?? null,
			'width'  => $image['width'] ?? null,
			'height' => $image['height'] ?? null,
			'alt'    => $attached['description'] ?? '',
		);
	}

	/**
	 * Returns the addresses of hashtags, which Facebook does not name.
	 *
	 * @param string $text Of the post.
	 * @return array<string, string>
	 */
	private static function hashtags( string $text ): array {
		preg_match_all( '/(?<![\p{L}\p{N}_&\/])#([\p{L}\p{M}\p{N}_]{1,100})/u', $text, $found );
		$links = array();
		foreach ( array_slice( $found[1], 0, 30 ) as $tag ) {
			$links[ "#$tag" ] = 'https://www.facebook.com/hashtag/' . rawurlencode( $tag );
		}
		return $links;
	}
}
