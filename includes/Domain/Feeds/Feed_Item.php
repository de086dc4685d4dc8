<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * A post of a feed: checked plain values, and nothing that a browser could run.
 *
 * @phpstan-type Counts array{likes: int|null, replies: int|null, reposts: int|null}
 *
 * @since 0.3
 * @api
 */
final class Feed_Item {
	public const TEXT     = 'text';
	public const IMAGE    = 'image';
	public const VIDEO    = 'video';
	public const CAROUSEL = 'carousel';

	public const TYPES = array( self::TEXT, self::IMAGE, self::VIDEO, self::CAROUSEL );

	private const KEY_DIGITS    = 12;
	private const MOST_TEXT     = 5000;
	private const MOST_NAME     = 100;
	private const MOST_PICTURES = 20;
	private const MOST_LINKS    = 30;

	/**
	 * Stores checked values.
	 *
	 * @param string                $id At the vendor.
	 * @param string                $url Address of the post for people; empty if it has none.
	 * @param string                $author_name Plain text.
	 * @param string                $author_handle Such as `@maria@example.social`.
	 * @param string                $author_url Profile; empty if unknown.
	 * @param Feed_Picture|null     $avatar Of the author.
	 * @param string                $title Plain text; posts of networks have none.
	 * @param string                $text Plain text in lines.
	 * @param array<string, string> $links Addresses by the words of the text that lead there.
	 * @param string                $warning What the author warns of; the post is hidden behind it.
	 * @param int                   $published Unix time; 0 if unknown.
	 * @param string                $type One of TYPES.
	 * @param list<Feed_Picture>    $pictures Of a video its picture.
	 * @param string                $video Address of the file at the vendor; empty if there is none.
	 * @param Counts                $counts Null if the vendor does not say.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $url,
		public readonly string $author_name,
		public readonly string $author_handle,
		public readonly string $author_url,
		public readonly ?Feed_Picture $avatar,
		public readonly string $title,
		public readonly string $text,
		public readonly array $links,
		public readonly string $warning,
		public readonly int $published,
		public readonly string $type,
		public readonly array $pictures,
		public readonly string $video,
		public readonly array $counts
	) {}

	/**
	 * Returns the post; null without an ID, or if there is nothing to see.
	 *
	 * @param array<array-key, mixed> $given Not trusted, in plain text: keys as of the properties, `avatar` and `pictures` as
	 *                                       `Feed_Picture::of()` takes them, `likes`, `replies` and `reposts`.
	 */
	public static function of( array $given ): ?self {
		$id       = is_int( $given['id'] ?? null ) ? (string) $given['id'] : $given['id'] ?? '';
		$id       = is_string( $id ) && 1 === preg_match( '/^[^\s\p{C}]{1,500}$/uD', $id ) ? $id : '';
		$pictures = self::pictures( $given['pictures'] ?? array() );
		$text     = Feed_Value::text( $given['text'] ?? '', self::MOST_TEXT );
		$title    = Feed_Value::text( $given['title'] ?? '', 300 );
		$type     = $given['type'] ?? '';
		if ( '' === $id || ( '' === $text . $title && array() === $pictures ) ) {
			return null;
		}
		return new self(
			$id,
			Feed_Value::url( $given['url'] ?? '' ),
			Feed_Value::text( $given['author_name'] ?? '', self::MOST_NAME ),
			Feed_Value::text( $given['author_handle'] ?? '', self::MOST_NAME ),
			Feed_Value::url( $given['author_url'] ?? '' ),
			Feed_Picture::of( $given['avatar'] ?? null ),
			$title,
			$text,
			self::links( $given['links'] ?? array(), $text ),
			Feed_Value::text( $given['warning'] ?? '', 300 ),
			Feed_Value::time( $given['published'] ?? 0 ),
			in_array( $type, self::TYPES, true ) ? $type : self::type( $pictures ),
			$pictures,
			Feed_Value::url( $given['video'] ?? '' ),
			array(
				'likes'   => Feed_Value::number( $given['likes'] ?? null ),
				'replies' => Feed_Value::number( $given['replies'] ?? null ),
				'reposts' => Feed_Value::number( $given['reposts'] ?? null ),
			)
		);
	}

	/**
	 * Returns a short name of the post: IDs of vendors can be long addresses.
	 *
	 * @internal
	 */
	public function key(): string {
		return substr( md5( $this->id ), 0, self::KEY_DIGITS );
	}

	/**
	 * Returns it as plain data, as `of()` takes it.
	 *
	 * @return array<string, mixed>
	 * @internal
	 */
	public function to_array(): array {
		$values             = get_object_vars( $this );
		$values['avatar']   = $this->avatar?->to_array();
		$values['pictures'] = array_map( static fn ( Feed_Picture $one ): array => $one->to_array(), $this->pictures );
		unset( $values['counts'] );
		$is_known = static fn ( mixed $value ): bool => ! in_array( $value, array( null, '', array() ), true );
		return array_filter( $values + $this->counts, $is_known );
	}

	/**
	 * Returns pictures that have an address.
	 *
	 * @param mixed $given Not trusted.
	 * @return list<Feed_Picture>
	 */
	private static function pictures( mixed $given ): array {
		$given = array_slice( is_array( $given ) ? $given : array(), 0, self::MOST_PICTURES );
		return array_values( array_filter( array_map( array( Feed_Picture::class, 'of' ), $given ) ) );
	}

	/**
	 * Returns the type that pictures suggest.
	 *
	 * @param list<Feed_Picture> $pictures
	 */
	private static function type( array $pictures ): string {
		return array( self::TEXT, self::IMAGE )[ count( $pictures ) ] ?? self::CAROUSEL;
	}

	/**
	 * Returns links whose words are in the text, whatever their case.
	 *
	 * @param mixed  $given Not trusted: addresses by words.
	 * @param string $text Of the post.
	 * @return array<string, string>
	 */
	private static function links( mixed $given, string $text ): array {
		$links = array();
		foreach ( array_slice( is_array( $given ) ? $given : array(), 0, self::MOST_LINKS, true ) as $words => $url ) {
			$url   = Feed_Value::url( $url );
			$words = Feed_Value::text( (string) $words, 300 );
			if ( '' !== $url && '' !== $words && false !== mb_stripos( $text, $words ) ) {
				$links[ $words ] = $url;
			}
		}
		return $links;
	}
}
