<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mastodon;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** A status of Mastodon's API as a post. */
final class Status {
	private const PUBLIC = array( 'public', 'unlisted' );

	/**
	 * Returns the post; null for what is not public, or shared from others.
	 *
	 * @param array<array-key, mixed> $status Not trusted.
	 */
	public static function item( array $status ): ?Feed_Item {
		if ( ! in_array( $status['visibility'] ?? 'public', self::PUBLIC, true ) || is_array( $status['reblog'] ?? null ) ) {
			return null;
		}
		$account = Feed_Value::rows( array( $status['account'] ?? array() ) )[0] ?? array();
		$acct    = $account['acct'] ?? '';
		$url     = Feed_Value::url( $status['url'] ?? '' );
		$media   = Feed_Value::rows( $status['media_attachments'] ?? array() );
		$warning = Feed_Value::text( $status['spoiler_text'] ?? '', 300 );
		$is_open = true !== ( $status['sensitive'] ?? false );
		return Feed_Item::of(
			array(
				'id'            => $status['id'] ?? '',
				'url'           => '' === $url ? $status['uri'] ?? '' : $url,
				'author_name'   => '' === ( $account['display_name'] ?? '' ) ? $account['username'] ?? '' : $account['display_name'] ?? '',
				'author_handle' => is_string( $acct ) && '' !== $acct ? "@$acct" : '',
				'author_url'    => $account['url'] ?? '',
				'avatar'        => array( 'url' => $account['avatar_static'] ?? '' ),
				'text'          => Feed_Value::from_html( $status['content'] ?? '', 5000 ),
				'links'         => self::links( $status ),
				'warning'       => '' === $warning && ! $is_open ? __( 'Sensitive content', 'frontage' ) : $warning,
				'published'     => $status['created_at'] ?? '',
				'type'          => self::is_video( $media[0] ?? array() ) ? Feed_Item::VIDEO : '',
				'pictures'      => array_map( array( self::class, 'picture' ), $media ),
				'video'         => self::is_video( $media[0] ?? array() ) ? $media[0]['url'] ?? '' : '',
				'likes'         => $status['favourites_count'] ?? null,
				'replies'       => $status['replies_count'] ?? null,
				'reposts'       => $status['reblogs_count'] ?? null,
			)
		);
	}

	/**
	 * Returns a picture as `Feed_Picture::of()` takes it: of videos the one that is shown before they play.
	 *
	 * @param array<array-key, mixed> $media Not trusted.
	 * @return array<string, mixed>
	 */
	private static function picture( array $media ): array {
		$is_image = 'image' === ( $media['type'] ?? '' );
		$size     = Feed_Value::get( $media, 'meta', $is_image ? 'original' : 'small' );
		return array(
			'url'    => $is_image ? $media['url'] ?? '' : ( self::is_video( $media ) ? $media['preview_url'] ?? '' : '' ),
			'width'  => Feed_Value::get( $size, 'width' ),
			'height' => Feed_Value::get( $size, 'height' ),
			'alt'    => $media['description'] ?? '',
		);
	}

	/**
	 * Returns whether an attachment moves.
	 *
	 * @param array<array-key, mixed> $media Not trusted.
	 */
	private static function is_video( array $media ): bool {
		return in_array( $media['type'] ?? '', array( 'video', 'gifv' ), true );
	}

	/**
	 * Returns the addresses of mentions and hashtags by their words.
	 *
	 * @param array<array-key, mixed> $status Not trusted.
	 * @return array<string, mixed>
	 */
	private static function links( array $status ): array {
		$links = array();
		foreach ( array(
			'mentions' => array( '@', 'username' ),
			'tags'     => array( '#', 'name' ),
		) as $list => list( $sign, $key ) ) {
			foreach ( Feed_Value::rows( $status[ $list ] ?? array() ) as $one ) {
				$links[ $sign . Feed_Value::text( $one[ $key ] ?? '', 100 ) ] = $one['url'] ?? '';
			}
		}
		return $links;
	}
}
