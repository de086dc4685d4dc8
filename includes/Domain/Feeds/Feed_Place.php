<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Closure;
use Frontage\Domain\Blocks\Signed_Post;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Where a feed is shown: what a page has signed is worth no more than its post is now.
 *
 * A signed value does not expire. One that was copied from a post which is private now, or before a post of the feed was hidden,
 * returns nothing that the page would not show today.
 */
final class Feed_Place {
	/**
	 * Takes the feed.
	 *
	 * @param string                                      $block Name of the block.
	 * @param Feed_Source                                 $source Whose posts.
	 * @param Closure(array<string, mixed>): ?Feed_Source $source_of Reads the source of a block's attributes.
	 */
	public function __construct(
		private readonly string $block,
		private readonly Feed_Source $source,
		private readonly Closure $source_of
	) {}

	/** Returns what `Signed_Post::here()` says. */
	public function post(): ?int {
		return Signed_Post::here( fn ( int $post ): bool => array() !== $this->rules( $post ) );
	}

	/**
	 * Returns the posts that are still shown.
	 *
	 * @template Key of array-key
	 *
	 * @param mixed                            $post As signed; values of earlier versions have none.
	 * @param Closure(): array<Key, Feed_Item> $read Reads them, if visitors see the feed at all: that has it refreshed.
	 * @return array<Key, Feed_Item> With the same keys.
	 * @throws Action_Exception Like a missing post, if visitors do not see the feed there.
	 */
	public function shown( mixed $post, Closure $read ): array {
		$post = Signed_Post::of( $post );
		if ( null === $post ) {
			return $read();
		}
		$rules = $this->rules( $post );
		if ( array() === $rules ) {
			throw Action_Exception::missing_post();
		}
		$items = $read();
		$shown = array();
		foreach ( $rules as $moderation ) {
			$shown += $moderation->shown( $items );
		}
		return array_intersect_key( $items, $shown );
	}

	/**
	 * Returns the rules of the blocks that show the feed in a post.
	 *
	 * @return list<Moderation>
	 */
	private function rules( int $post ): array {
		$content = (string) get_post_field( 'post_content', $post, 'raw' );
		return str_contains( $content, "<!-- wp:$this->block " ) ? $this->in_blocks( parse_blocks( $content ) ) : array();
	}

	/**
	 * Returns the rules of blocks, and of those in them.
	 *
	 * @param array<array-key, mixed> $blocks Result of `parse_blocks()`.
	 * @return list<Moderation>
	 */
	private function in_blocks( array $blocks ): array {
		$found  = array();
		$wanted = $this->source->key();
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$given  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$name   = $block['blockName'] ?? '';
			$source = $name === $this->block ? ( $this->source_of )( $given ) : null;
			if ( $source?->key() === $wanted ) {
				$found[] = Moderation::of( $given['hideWords'] ?? null, $given['hiddenPosts'] ?? $given['hidePosts'] ?? null );
			}
			$found = array( ...$found, ...$this->in_blocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ) );
		}
		return $found;
	}
}
