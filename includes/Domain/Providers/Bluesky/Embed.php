<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Bluesky;

use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** What a post of Bluesky carries: pictures, a video, or a link with a card. */
final class Embed {
	/**
	 * Stores what was found.
	 *
	 * @param list<array<string, mixed>> $pictures As `Feed_Picture::of()` takes them.
	 * @param bool                       $is_video Whether the picture is that of a video.
	 * @param string                     $link Address of a card; empty if there is none.
	 */
	private function __construct( public readonly array $pictures, public readonly bool $is_video, private readonly string $link ) {}

	/**
	 * Reads the view of an embed.
	 *
	 * @param mixed $given Not trusted.
	 */
	public static function of( mixed $given ): self {
		$embed = Feed_Value::map( $given );
		switch ( $embed['$type'] ?? '' ) {
			case 'app.bsky.embed.recordWithMedia#view':
				$media = Feed_Value::map( $embed['media'] ?? null );
				return 'app.bsky.embed.recordWithMedia#view' === ( $media['$type'] ?? '' ) ? self::none() : self::of( $media );
			case 'app.bsky.embed.images#view':
				$picture = static fn ( array $image ): array => self::picture( $image, $image['fullsize'] ?? '' );
				return new self( array_map( $picture, Feed_Value::rows( $embed['images'] ?? array() ) ), false, '' );
			case 'app.bsky.embed.video#view':
				return new self( array( self::picture( $embed, $embed['thumbnail'] ?? '' ) ), true, '' );
			case 'app.bsky.embed.external#view':
				$card = Feed_Value::map( $embed['external'] ?? null );
				$alt  = array( 'alt' => $card['title'] ?? '' );
				return new self( array( self::picture( $alt, $card['thumb'] ?? '' ) ), false, Feed_Value::url( $card['uri'] ?? '' ) );
		}
		return self::none();
	}

	/**
	 * Returns a text with the address of the card, if it is not there yet.
	 *
	 * @param string $text Of the post.
	 */
	public function with_link( string $text ): string {
		$host = (string) wp_parse_url( $this->link, PHP_URL_HOST );
		return '' === $this->link || str_contains( $text, $host ) ? $text : trim( "$text\n\n$this->link" );
	}

	private static function none(): self {
		return new self( array(), false, '' );
	}

	/**
	 * Returns a picture as `Feed_Picture::of()` takes it.
	 *
	 * @param array<array-key, mixed> $given Not trusted.
	 * @param mixed                   $url The same.
	 * @return array<string, mixed>
	 */
	private static function picture( array $given, mixed $url ): array {
		return array(
			'url'    => $url,
			'width'  => Feed_Value::get( $given, 'aspectRatio', 'width' ),
			'height' => Feed_Value::get( $given, 'aspectRatio', 'height' ),
			'alt'    => $given['alt'] ?? '',
		);
	}
}
