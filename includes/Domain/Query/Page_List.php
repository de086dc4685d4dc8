<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Render\Ids;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** A list that the page is going to show. */
final class Page_List {
	/**
	 * Stores the list.
	 *
	 * @param string $block Block name.
	 * @param string $id ID of its outermost element, if no widget before it has the same.
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

	/** Returns the name in requests for this list alone, such as `blog/news`. */
	public function region(): string {
		return substr( $this->block, strlen( Page_Scan::PREFIX ) ) . "/$this->id";
	}
}
