<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts of a feed an author does not want: with certain words, or single ones.
 *
 * @api
 */
final class Moderation {
	private const MOST_WORDS = 100;
	private const MOST_POSTS = 500;

	/**
	 * Stores the rules.
	 *
	 * @param string              $words Pattern of the words; empty without any.
	 * @param array<string, true> $posts By ID.
	 */
	private function __construct( private readonly string $words, private readonly array $posts ) {}

	/**
	 * Reads the rules of a block.
	 *
	 * @param mixed $words Words and phrases, not trusted.
	 * @param mixed $posts IDs, not trusted.
	 */
	public static function of( mixed $words, mixed $posts ): self {
		$texts = static fn ( mixed $list, int $most ): array => array_slice(
			array_filter( is_array( $list ) ? $list : array(), static fn ( mixed $one ): bool => is_string( $one ) && '' !== trim( $one ) ),
			0,
			$most
		);
		$quote = static fn ( string $word ): string => preg_quote( mb_substr( trim( $word ), 0, 100 ), '/' );
		$parts = array_map( $quote, $texts( $words, self::MOST_WORDS ) );
		$ends  = '[\p{L}\p{M}\p{Nd}_]';
		return new self(
			array() === $parts ? '' : "/(?<!$ends)(?:" . implode( '|', $parts ) . ")(?!$ends)/iu",
			array_fill_keys( $texts( $posts, self::MOST_POSTS ), true )
		);
	}

	/** Returns whether a post may be shown. */
	public function allows( Feed_Item $item ): bool {
		return ! isset( $this->posts[ $item->id ] )
			&& ( '' === $this->words || 0 === preg_match( $this->words, "$item->title\n$item->text" ) );
	}
}
