<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Picture;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Render\Number_Format;

defined( 'ABSPATH' ) || exit;

/**
 * The photos of a source, as this site has copied them: what the server prints, and what the component gets.
 *
 * @phpstan-type Copied array{sizes: array<int, string>, width: int, height: int, extension: string}
 * @phpstan-type Photo array{
 *     id: string,
 *     alt: string,
 *     href?: string,
 *     post?: string,
 *     caption?: string,
 *     likes?: string,
 *     likesLabel?: string,
 *     kind?: string,
 *     rows: int,
 *     image?: Copied,
 * }
 */
final class Photos {
	/** Characters of a caption; visitors read the rest where it was posted. */
	private const MOST_CAPTION = 300;

	private const MOST_ALT = 120;

	/** Maximum rows of a photo in a masonry; 100 are as high as a column is wide. */
	private const HIGHEST = 200;

	/** A picture that is not there yet is a square. */
	private const SQUARE = 100;

	public const ID_DIGITS = 10;

	/**
	 * Reads the source.
	 *
	 * @param Feed_Source $source Whose photos.
	 * @param string      $link_to `lightbox` or `post`.
	 * @param bool        $has_likes Whether numbers of likes are shown.
	 * @param bool        $has_captions Whether captions are shown.
	 */
	public function __construct(
		public readonly Feed_Source $source,
		private readonly string $link_to,
		private readonly bool $has_likes,
		private readonly bool $has_captions
	) {}

	/**
	 * Returns the posts with pictures and without warnings, by a short ID; the newest first.
	 *
	 * @return array<string, Feed_Item>
	 */
	public function items(): array {
		$items = array();
		foreach ( Feeds::read( $this->source )->items as $item ) {
			if ( array() !== $item->pictures && '' === $item->warning ) {
				$items[ self::id( $item ) ] = $item;
			}
		}
		return $items;
	}

	/**
	 * Returns what is shown of a post.
	 *
	 * @return Photo
	 */
	public function photo( Feed_Item $item ): array {
		$copied  = $this->copied( $item->pictures[0] );
		$caption = self::cut( $item->text, self::MOST_CAPTION );
		$likes   = $this->has_likes ? $item->counts['likes'] ?? 0 : 0;
		$file    = null === $copied ? '' : $copied['sizes'][ $copied['width'] ] ?? '';
		$is_file = 'lightbox' === $this->link_to && Feed_Item::VIDEO !== $item->type && '' !== $file;
		$kind    = in_array( $item->type, array( Feed_Item::VIDEO, Feed_Item::CAROUSEL ), true ) ? $item->type : '';
		$href    = $is_file ? $file : $item->url;
		$photo   = array(
			'id'   => self::id( $item ),
			'alt'  => self::alt( $item ),
			'rows' => self::rows( $copied ),
		);
		return $photo
			+ ( '' === $href ? array() : array( 'href' => $href ) )
			+ ( $is_file && '' !== $item->url ? array( 'post' => $item->url ) : array() )
			+ ( $this->has_captions && '' !== $caption ? array( 'caption' => $caption ) : array() )
			+ ( $likes > 0 ? self::likes( $likes ) : array() )
			+ ( '' === $kind ? array() : array( 'kind' => $kind ) )
			+ ( null === $copied ? array() : array( 'image' => $copied ) );
	}

	/**
	 * Returns a number of likes for eyes and for ears.
	 *
	 * @return array{likes: string, likesLabel: string}
	 */
	private static function likes( int $likes ): array {
		$number = Number_Format::text( $likes );
		return array(
			'likes'      => $number,
			/* translators: %s: number. */
			'likesLabel' => sprintf( _n( '%s like', '%s likes', $likes, 'frontage' ), $number ),
		);
	}

	/**
	 * Returns the copy of a post's picture, in the spec's terms: addresses by width (S2 §3); null if there is none.
	 *
	 * @return Copied|null
	 */
	public function copied( Feed_Picture $picture ): ?array {
		$copy = Feed_Pictures::read( $picture, $this->source->key() );
		if ( null === $copy ) {
			return null;
		}
		$width = (int) array_key_last( $copy->files );
		return array(
			'sizes'     => array_map( static fn ( array $file ): string => $file['url'], $copy->files ),
			'width'     => $width,
			'height'    => max( 1, $copy->files[ $width ]['height'] ),
			'extension' => 'jpg',
		);
	}

	/**
	 * Returns the rows that a photo spans in a masonry.
	 *
	 * @param Copied|null $copied
	 */
	private static function rows( ?array $copied ): int {
		return null === $copied ? self::SQUARE : (int) min( self::HIGHEST, round( 100 * $copied['height'] / $copied['width'] ) );
	}

	/** Returns the short ID of a post: those of vendors can be long addresses. */
	public static function id( Feed_Item $item ): string {
		return substr( $item->key(), 0, self::ID_DIGITS );
	}

	/**
	 * Returns the words for people who do not see the picture: the author's, else the beginning of the caption.
	 */
	private static function alt( Feed_Item $item ): string {
		$alt = self::cut( $item->pictures[0]->alt, self::MOST_CAPTION );
		if ( '' === $alt ) {
			$alt = self::cut( trim( (string) preg_replace( '/(?:\s|^)#\w+/u', '', $item->text ) ), self::MOST_ALT );
		}
		if ( '' === $alt ) {
			/* translators: %s: name of an account. */
			$alt = '' === $item->author_name ? __( 'Photo', 'frontage' ) : sprintf( __( 'Photo by %s', 'frontage' ), $item->author_name );
		}
		return $alt;
	}

	/**
	 * Returns text on one line, cut after a word.
	 *
	 * @param int $most Characters.
	 */
	private static function cut( string $text, int $most ): string {
		$text = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		if ( mb_strlen( $text ) <= $most ) {
			return $text;
		}
		$part = mb_substr( $text, 0, $most );
		return (string) preg_replace( '/\s+\S*$/u', '', $part ) . '…';
	}
}
