<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\X;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** Posts of X's API v2, whose authors and media are listed beside them. */
final class Tweets {
	private const VIDEOS = array( 'video', 'animated_gif' );

	/**
	 * Media by key.
	 *
	 * @var array<string, array<array-key, mixed>>
	 */
	private readonly array $media;

	/**
	 * Authors by ID.
	 *
	 * @var array<string, array<array-key, mixed>>
	 */
	private readonly array $users;

	/**
	 * Reads what is beside the posts.
	 *
	 * @param array<array-key, mixed> $includes Not trusted.
	 */
	public function __construct( array $includes ) {
		$this->media = self::by( 'media_key', $includes['media'] ?? array() );
		$this->users = self::by( 'id', $includes['users'] ?? array() );
	}

	/**
	 * Returns the posts.
	 *
	 * @param list<array<array-key, mixed>> $data Not trusted.
	 * @return list<Feed_Item>
	 */
	public function items( array $data ): array {
		return array_values( array_filter( array_map( array( $this, 'item' ), array_slice( $data, 0, 100 ) ) ) );
	}

	/**
	 * Returns a post.
	 *
	 * @param array<array-key, mixed> $tweet Not trusted.
	 */
	private function item( array $tweet ): ?Feed_Item {
		$id = is_string( $tweet['id'] ?? null ) && 1 === preg_match( '/^\d{1,30}$/D', $tweet['id'] ) ? $tweet['id'] : '';
		// Long posts are cut in `text`.
		$long   = Feed_Value::map( $tweet['note_tweet'] ?? null );
		$words  = new Post_Text( array() === $long ? $tweet : $long );
		$author = $this->users[ self::name( $tweet['author_id'] ?? '' ) ] ?? array();
		$handle = is_string( $author['username'] ?? null ) ? $author['username'] : '';
		$handle = 1 === preg_match( '/^\w{1,15}$/D', $handle ) ? $handle : '';
		$avatar = is_string( $author['profile_image_url'] ?? null ) ? $author['profile_image_url'] : '';
		$keys   = Feed_Value::map( Feed_Value::get( $tweet, 'attachments', 'media_keys' ) );
		$media  = array_map( fn ( mixed $key ): array => $this->media[ self::name( $key ) ] ?? array(), $keys );
		$counts = Feed_Value::map( $tweet['public_metrics'] ?? null );
		return Feed_Item::of(
			array(
				'id'            => $id,
				'url'           => 'https://x.com/' . ( '' === $handle ? 'i' : $handle ) . "/status/$id",
				'author_name'   => $author['name'] ?? $handle,
				'author_handle' => '' === $handle ? '' : "@$handle",
				'author_url'    => '' === $handle ? '' : "https://x.com/$handle",
				'avatar'        => array( 'url' => str_replace( '_normal.', '_400x400.', $avatar ) ),
				'text'          => $words->text,
				'links'         => $words->links,
				'warning'       => true === ( $tweet['possibly_sensitive'] ?? false ) && array() !== $media
					? __( 'Sensitive content', 'frontage' )
					: '',
				'published'     => $tweet['created_at'] ?? '',
				'type'          => in_array( reset( $media )['type'] ?? '', self::VIDEOS, true ) ? Feed_Item::VIDEO : '',
				'pictures'      => array_map( array( self::class, 'picture' ), $media ),
				'likes'         => $counts['like_count'] ?? null,
				'replies'       => $counts['reply_count'] ?? null,
				'reposts'       => $counts['retweet_count'] ?? null,
			)
		);
	}

	/**
	 * Returns a picture as `Feed_Picture::of()` takes it.
	 *
	 * @param array<array-key, mixed> $media Not trusted.
	 * @return array<string, mixed>
	 */
	private static function picture( array $media ): array {
		return array(
			'url'    => $media['url'] ?? $media['preview_image_url'] ?? '',
			'width'  => $media['width'] ?? null,
			'height' => $media['height'] ?? null,
			'alt'    => $media['alt_text'] ?? '',
		);
	}

	/**
	 * Returns objects by one of their values.
	 *
	 * @param string $key Of that value.
	 * @param mixed  $data Not trusted.
	 * @return array<string, array<array-key, mixed>>
	 */
	private static function by( string $key, mixed $data ): array {
		$by = array();
		foreach ( Feed_Value::rows( $data ) as $one ) {
			$by[ self::name( $one[ $key ] ?? '' ) ] = $one;
		}
		return $by;
	}

	/** Returns a key that is never taken for a number. */
	private static function name( mixed $key ): string {
		return '#' . ( is_string( $key ) ? $key : '' );
	}
}
