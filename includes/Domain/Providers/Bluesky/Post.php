<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Bluesky;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** A post view of Bluesky's API (`app.bsky.feed.defs#feedViewPost`) as a post. */
final class Post {
	/** Labels of what is hidden behind a warning. */
	private const WARNED = array( 'porn', 'sexual', 'nudity', 'graphic-media', 'gore' );

	/** Label of accounts whose posts must not be shown to people who are not logged in. */
	private const MEMBERS_ONLY = '!no-unauthenticated';

	/**
	 * Returns the post; null for what others wrote, and for authors who ask not to be shown.
	 *
	 * @param array<array-key, mixed> $entry Not trusted.
	 */
	public static function item( array $entry ): ?Feed_Item {
		$post   = Feed_Value::map( $entry['post'] ?? null );
		$author = Feed_Value::map( $post['author'] ?? null );
		$record = Feed_Value::map( $post['record'] ?? null );
		$reason = Feed_Value::get( $entry, 'reason', '$type' );
		if ( 'app.bsky.feed.defs#reasonRepost' === $reason || in_array( self::MEMBERS_ONLY, self::labels( $author ), true ) ) {
			return null;
		}
		$uri    = is_string( $post['uri'] ?? null ) ? $post['uri'] : '';
		$handle = Feed_Value::text( $author['handle'] ?? '', 260 );
		$is_own = 1 === preg_match( '~^at://([^/]+)/app\.bsky\.feed\.post/([\w.:-]{1,100})$~D', $uri, $found );
		$embed  = Embed::of( $post['embed'] ?? null );
		$text   = is_string( $record['text'] ?? null ) ? $record['text'] : '';
		$labels = array_intersect( array( ...self::labels( $post ), ...self::labels( $author ) ), self::WARNED );
		return ! $is_own ? null : Feed_Item::of(
			array(
				'id'            => $uri,
				'url'           => "https://bsky.app/profile/$found[1]/post/$found[2]",
				'author_name'   => '' === ( $author['displayName'] ?? '' ) ? $handle : $author['displayName'] ?? $handle,
				'author_handle' => '' === $handle ? '' : "@$handle",
				'author_url'    => "https://bsky.app/profile/$found[1]",
				'avatar'        => array( 'url' => $author['avatar'] ?? '' ),
				'text'          => $embed->with_link( $text ),
				'links'         => self::links( $text, $record['facets'] ?? array() ),
				'warning'       => array() === $labels ? '' : __( 'Sensitive content', 'frontage' ),
				'published'     => $record['createdAt'] ?? $post['indexedAt'] ?? '',
				'type'          => $embed->is_video ? Feed_Item::VIDEO : '',
				'pictures'      => $embed->pictures,
				'video'         => '',
				'likes'         => $post['likeCount'] ?? null,
				'replies'       => $post['replyCount'] ?? null,
				'reposts'       => $post['repostCount'] ?? null,
			)
		);
	}

	/**
	 * Returns the labels of a post or an account.
	 *
	 * @param array<array-key, mixed> $labeled Not trusted.
	 * @return list<mixed>
	 */
	private static function labels( array $labeled ): array {
		return array_column( Feed_Value::rows( $labeled['labels'] ?? array() ), 'val' );
	}

	/**
	 * Returns the addresses of links, mentions and hashtags by their words. Facets count bytes.
	 *
	 * @param string $text Of the post.
	 * @param mixed  $facets Not trusted.
	 * @return array<string, mixed>
	 */
	private static function links( string $text, mixed $facets ): array {
		$links = array();
		foreach ( array_slice( Feed_Value::rows( $facets ), 0, 50 ) as $facet ) {
			$start   = Feed_Value::number( Feed_Value::get( $facet, 'index', 'byteStart' ), 20000 );
			$end     = Feed_Value::number( Feed_Value::get( $facet, 'index', 'byteEnd' ), 20000 );
			$words   = null === $start || null === $end || $end <= $start ? '' : substr( $text, $start, $end - $start );
			$feature = Feed_Value::rows( $facet['features'] ?? array() )[0] ?? array();
			$name    = static fn ( string $key ): string => rawurlencode( Feed_Value::text( $feature[ $key ] ?? '', 200 ) );

			$links[ $words ] = match ( $feature['$type'] ?? '' ) {
				'app.bsky.richtext.facet#link' => $feature['uri'] ?? '',
				'app.bsky.richtext.facet#mention' => 'https://bsky.app/profile/' . str_replace( '%3A', ':', $name( 'did' ) ),
				'app.bsky.richtext.facet#tag' => 'https://bsky.app/hashtag/' . $name( 'tag' ),
				default => '',
			};
		}
		return $links;
	}
}
