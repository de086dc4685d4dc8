<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Instagram;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Source;

defined( 'ABSPATH' ) || exit;

/** Reads lists of an account's media. Nothing in them is trusted. */
final class Media {
	private const TYPES = array(
		'IMAGE'          => Feed_Item::IMAGE,
		'VIDEO'          => Feed_Item::VIDEO,
		'CAROUSEL_ALBUM' => Feed_Item::CAROUSEL,
	);

	/**
	 * Returns the posts of an answer; null if there is no list, or it is that of another account.
	 *
	 * The cursor is taken, and not the next address, which can contain the token.
	 *
	 * @param array<array-key, mixed> $data Not trusted.
	 * @param Feed_Source             $source Whose posts were asked for.
	 */
	public static function page( array $data, Feed_Source $source ): ?Feed_Page {
		$list = $data['data'] ?? null;
		if ( ! is_array( $list ) || ! array_is_list( $list ) ) {
			return null;
		}
		$items = array();
		foreach ( $list as $one ) {
			if ( ! is_array( $one ) ) {
				continue;
			}
			$name = is_string( $one['username'] ?? null ) ? strtolower( $one['username'] ) : '';
			if ( '' !== $name && $name !== $source->id ) {
				return null;
			}
			$items[] = self::item( $one, $name );
		}
		$paging = is_array( $data['paging'] ?? null ) ? $data['paging'] : array();
		$cursor = is_array( $paging['cursors'] ?? null ) ? $paging['cursors']['after'] ?? '' : '';
		$has    = isset( $paging['next'] ) && is_string( $cursor ) && 1 === preg_match( '/^[\w=-]{1,500}$/D', $cursor );
		return new Feed_Page( array_values( array_filter( $items ) ), $has ? $cursor : '' );
	}

	/**
	 * Returns a post; null if it shows nothing.
	 *
	 * @param array<array-key, mixed> $media Not trusted.
	 * @param string                  $name Of the account; empty if unknown.
	 */
	private static function item( array $media, string $name ): ?Feed_Item {
		$type     = is_string( $media['media_type'] ?? null ) ? self::TYPES[ $media['media_type'] ] ?? '' : '';
		$children = is_array( $media['children'] ?? null ) ? $media['children']['data'] ?? array() : array();
		$pictures = array_map( self::picture( ... ), is_array( $children ) ? array_values( $children ) : array() );
		$pictures = array_filter( $pictures, static fn ( array $one ): bool => '' !== $one['url'] );
		return Feed_Item::of(
			array(
				'id'            => $media['id'] ?? '',
				'url'           => $media['permalink'] ?? '',
				'author_name'   => $name,
				'author_handle' => '' === $name ? '' : "@$name",
				'author_url'    => '' === $name ? '' : "https://www.instagram.com/$name/",
				'text'          => $media['caption'] ?? '',
				'published'     => $media['timestamp'] ?? '',
				'type'          => $type,
				'pictures'      => array() === $pictures ? array( self::picture( $media ) ) : $pictures,
				'video'         => Feed_Item::VIDEO === $type ? $media['media_url'] ?? '' : '',
				'likes'         => $media['like_count'] ?? null,
				'replies'       => $media['comments_count'] ?? null,
			)
		);
	}

	/**
	 * Returns the picture of one medium; that of a video is its thumbnail.
	 *
	 * @param mixed $media Not trusted.
	 * @return array{url: string}
	 */
	private static function picture( mixed $media ): array {
		$media = is_array( $media ) ? $media : array();
		$url   = 'VIDEO' === ( $media['media_type'] ?? '' ) ? $media['thumbnail_url'] ?? '' : $media['media_url'] ?? '';
		return array( 'url' => is_string( $url ) ? $url : '' );
	}
}
