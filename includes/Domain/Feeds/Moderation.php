<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts of a feed an author does not want: with certain words, or single ones.
 *
 * Signed values can be read by visitors, so they contain no words: only keys that cannot be turned back into them. Therefore
 * whole words are compared, which also keeps a rule for a short word from hiding longer ones. Scripts without spaces between
 * words are compared by their characters.
 */
final class Moderation {
	private const MOST_PHRASES = 100;
	private const MOST_POSTS   = 500;

	/** Words, or characters of a script without spaces, that a phrase is compared by; what follows them is not. */
	private const LONGEST = 10;

	/** Characters of words in scripts without spaces, and emoji. */
	private const UNSPACED = '\p{So}\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	/**
	 * Stores keys.
	 *
	 * @param list<string>        $phrases Such as `2:9f86d08188`: number of words and key.
	 * @param array<string, true> $posts By ID or key.
	 */
	private function __construct( private readonly array $phrases, private readonly array $posts ) {}

	/**
	 * Reads the rules of a block.
	 *
	 * @param mixed $words Words and phrases, or a text with commas or lines between them; not trusted.
	 * @param mixed $posts IDs or keys, not trusted.
	 */
	public static function of( mixed $words, mixed $posts ): self {
		// WordPress encodes the `&` of authors without `unfiltered_html`.
		$decoded = static fn ( mixed $one ): mixed => is_string( $one ) ? html_entity_decode( $one, ENT_QUOTES | ENT_HTML5 ) : $one;
		$words   = map_deep( $words, $decoded );
		$given   = is_string( $words ) ? preg_split( '/[,;\n]+/', substr( $words, 0, 5000 ) ) : $words;
		$salt    = wp_salt();
		$phrases = array();
		foreach ( is_array( $given ) ? $given : array() as $phrase ) {
			$parts = is_string( $phrase ) ? array_slice( self::words( mb_substr( $phrase, 0, 200 ) ), 0, self::LONGEST ) : array();
			if ( array() !== $parts ) {
				$phrases[] = self::key( $parts, $salt );
			}
		}
		return self::signed( $phrases, map_deep( $posts, $decoded ) );
	}

	/**
	 * Reads a signed value.
	 *
	 * @param mixed $phrases As of `to_array()`.
	 * @param mixed $posts The same.
	 */
	public static function signed( mixed $phrases, mixed $posts ): self {
		$is_text = static fn ( mixed $one ): bool => is_string( $one ) && '' !== $one;
		$texts   = static fn ( mixed $given, int $most ): array => array_values(
			array_slice( array_filter( is_array( $given ) ? $given : array(), $is_text ), 0, $most )
		);
		return new self( $texts( $phrases, self::MOST_PHRASES ), array_fill_keys( $texts( $posts, self::MOST_POSTS ), true ) );
	}

	/**
	 * Returns it as `signed()` takes it.
	 *
	 * @return array{list<string>, list<string>}
	 */
	public function to_array(): array {
		return array( $this->phrases, array_map( 'strval', array_keys( $this->posts ) ) );
	}

	/**
	 * Returns the posts that are shown.
	 *
	 * @template Key of array-key
	 *
	 * @param array<Key, Feed_Item> $items
	 * @return array<Key, Feed_Item> With the same keys.
	 */
	public function shown( array $items ): array {
		$salt    = wp_salt();
		$lengths = array_values( array_unique( array_map( 'intval', $this->phrases ) ) );
		return array_filter( $items, fn ( Feed_Item $item ): bool => ! $this->hides( $item, $lengths, $salt ) );
	}

	/**
	 * Returns whether a post is not shown.
	 *
	 * @param list<int> $lengths Numbers of words of all phrases.
	 * @param string    $salt As of `wp_salt()`.
	 */
	private function hides( Feed_Item $item, array $lengths, string $salt ): bool {
		if ( isset( $this->posts[ $item->id ] ) || isset( $this->posts[ $item->key() ] ) ) {
			return true;
		}
		$words = array() === $this->phrases ? array() : self::words( "$item->warning\n$item->title\n$item->text" );
		foreach ( $lengths as $length ) {
			for ( $at = 0; $at + $length <= count( $words ); $at++ ) {
				if ( in_array( self::key( array_slice( $words, $at, max( 1, $length ) ), $salt ), $this->phrases, true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the words of a text, in lower case, without signs; of scripts without spaces, the characters.
	 *
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		$one = '[' . self::UNSPACED . ']\p{M}*';
		// The selector of how an emoji looks is no part of it.
		$plain = str_replace( "\u{FE0F}", '', mb_strtolower( $text ) );
		preg_match_all( "/$one|(?:(?!$one)[\p{L}\p{M}\p{N}_])+/u", $plain, $found );
		return $found[0];
	}

	/**
	 * Returns the key of a phrase.
	 *
	 * As `wp_hash()` makes it, which would read the site's salt again for each of thousands of words.
	 *
	 * @param list<string> $words
	 * @param string       $salt As of `wp_salt()`.
	 */
	private static function key( array $words, string $salt ): string {
		return count( $words ) . ':' . substr( hash_hmac( 'md5', implode( ' ', $words ), $salt ), 0, 10 );
	}
}
