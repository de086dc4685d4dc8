<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Render\Ids;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** A list that the page is going to show: one of our blocks, or WordPress's Query Loop. */
final class Page_List {
	public const LOOP = 'core/query';

	/**
	 * Stores the list.
	 *
	 * @param string $block Block name.
	 * @param string $id ID of its outermost element, if nothing before it has the same.
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 * @param bool $offers_terms Whether the block has a filter of its own.
	 */
	private function __construct(
		public readonly string $block,
		public readonly string $id,
		public readonly array $attributes,
		public readonly bool $offers_terms = false
	) {}

	/**
	 * Returns the list that a block shows.
	 *
	 * @param WP_Block_Type $type Says which attributes there are and their defaults.
	 * @param array<string, mixed> $saved Saved attributes.
	 */
	public static function of_block( WP_Block_Type $type, array $saved ): self {
		$attributes = $saved + self::defaults( $type );
		$id         = Ids::wanted( substr( $type->name, strlen( Page_Scan::PREFIX ) ), $attributes );
		return new self( $type->name, $id, $attributes, ! empty( $type->offers_terms ) );
	}

	/**
	 * Returns a Query Loop. Its ID is its HTML anchor, or the number that WordPress gave it, as in `query-3`.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function of_loop( array $block ): self {
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( self::LOOP );
		$attributes = $block['attrs'] + ( null === $type ? array() : self::defaults( $type ) );
		$tag        = new WP_HTML_Tag_Processor( (string) ( $block['innerContent'][0] ?? '' ) );
		$anchor     = $tag->next_tag() ? $tag->get_attribute( 'id' ) : null;
		return new self( self::LOOP, is_string( $anchor ) && '' !== $anchor ? $anchor : self::loop_id( $attributes ), $attributes );
	}

	/**
	 * Returns the ID of a Query Loop without an anchor.
	 *
	 * @param array<string, mixed> $attributes Attributes or context with `queryId`.
	 */
	private static function loop_id( array $attributes ): string {
		return 'query-' . ( is_numeric( $attributes['queryId'] ?? null ) ? (int) $attributes['queryId'] : 0 );
	}

	/** Returns a list of all posts, for previews. */
	public static function of_posts(): self {
		return new self( Page_Scan::PREFIX . 'posts', '', array() );
	}

	/**
	 * Returns the defaults of a block's attributes, as WordPress adds them.
	 *
	 * @param WP_Block_Type $type Says which attributes there are and their defaults.
	 * @return array<string, mixed>
	 */
	public static function defaults( WP_Block_Type $type ): array {
		$known = array_filter( $type->attributes ?? array(), static fn ( array $one ): bool => array_key_exists( 'default', $one ) );
		return array_map( static fn ( array $one ): mixed => $one['default'], $known );
	}

	/** Returns whether it is a Query Loop. */
	public function is_loop(): bool {
		return self::LOOP === $this->block;
	}

	/** Returns whether it shows the posts of the page itself: an archive, a search, the blog. */
	public function is_of_page(): bool {
		return ! empty( $this->attributes['query']['inherit'] ) && ! is_singular();
	}

	/** Returns the query parameter in which WordPress keeps the page of a Query Loop; empty for others. */
	public function page_parameter(): string {
		return $this->is_loop() && ! $this->is_of_page() ? self::loop_id( $this->attributes ) . '-page' : '';
	}

	/** Returns the name in requests for this list alone, such as `blog/news`. */
	public function region(): string {
		return substr( $this->block, strpos( $this->block, '/' ) + 1 ) . "/$this->id";
	}
}
