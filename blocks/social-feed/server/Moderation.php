<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Domain\Feeds\Feed_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts an author does not want to show.
 *
 * Signed values can be read by visitors, so they contain no words: only keys that cannot be turned back into them. Therefore
 * whole words are compared, which also keeps a rule for a short word from hiding longer ones.
 */
final class Moderation {
	private const MOST_PHRASES = 50;
	private const MOST_POSTS   = 100;

	/** Words of a phrase. */
	private const LONGEST = 4;

	/**
	 * Stores keys.
	 *
	 * @param list<string> $phrases Such as `2:9f86d08188`: number of words and key.
	 * @param list<string> $posts Keys of posts.
	 */
	private function __construct( private readonly array $phrases, private readonly array $posts ) {}

	/**
	 * Reads the attributes of the block.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public static function of_block( array $attributes ): self {
		$given   = $attributes['hideWords'] ?? '';
		$phrases = array();
		foreach ( preg_split( '/[,;\n]+/', is_string( $given ) ? substr( $given, 0, 5000 ) : '' ) ?: array() as $phrase ) {
			$words = self::words( $phrase );
			if ( array() !== $words && count( $words ) <= self::LONGEST ) {
				$phrases[] = self::key( $words );
			}
		}
		return self::signed( $phrases, $attributes['hiddenPosts'] ?? array() );
	}

	/**
	 * Reads a signed value.
	 *
	 * @param mixed $phrases As of `to_array()`.
	 * @param mixed $posts The same.
	 */
	public static function signed( mixed $phrases, mixed $posts ): self {
		$keys = static fn ( mixed $given, int $most ): array => array_values(
			array_filter( array_slice( is_array( $given ) ? $given : array(), 0, $most ), 'is_string' )
		);
		return new self( $keys( $phrases, self::MOST_PHRASES ), $keys( $posts, self::MOST_POSTS ) );
	}

	/**
	 * Returns it as `signed()` takes it.
	 *
	 * @return array{list<string>, list<string>}
	 */
	public function to_array(): array {
		return array( $this->phrases, $this->posts );
	}

	/**
	 * Returns the posts that are shown.
	 *
	 * @param list<Feed_Item> $items
	 * @return list<Feed_Item>
	 */
	public function shown( array $items ): array {
		return array_values( array_filter( $items, fn ( Feed_Item $item ): bool => ! $this->hides( $item ) ) );
	}

	private function hides( Feed_Item $item ): bool {
		if ( in_array( $item->key(), $this->posts, true ) ) {
			return true;
		}
		$words = array() === $this->phrases ? array() : self::words( "$item->warning $item->title $item->text" );
		foreach ( array_unique( array_map( 'intval', $this->phrases ) ) as $length ) {
			for ( $at = 0; $at + $length <= count( $words ); $at++ ) {
				if ( in_array( self::key( array_slice( $words, $at, max( 1, $length ) ) ), $this->phrases, true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the words of a text, in lower case, without signs.
	 *
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		return preg_split( '/[^\p{L}\p{M}\p{N}]+/u', mb_strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
	}

	/**
	 * Returns the key of a phrase.
	 *
	 * @param list<string> $words
	 */
	private static function key( array $words ): string {
		return count( $words ) . ':' . substr( wp_hash( implode( ' ', $words ) ), 0, 10 );
	}
}
