<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The videos of a page of a gallery.
 *
 * @phpstan-import-type Item from Item_Props
 */
final class Found_Videos {
	/**
	 * Stores the page.
	 *
	 * @param list<Item> $items All videos if they are whole, otherwise those of the page.
	 * @param int        $page From 1.
	 * @param int        $pages At least 1.
	 * @param bool       $is_whole Whether the page has all videos, so that nothing is asked for.
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $page,
		public readonly int $pages,
		public readonly bool $is_whole
	) {}

	/**
	 * Returns the videos of the page.
	 *
	 * @param int $size Videos on a page.
	 * @return list<Item>
	 */
	public function shown( int $size ): array {
		return $this->is_whole && $this->pages > 1 ? array_slice( $this->items, ( $this->page - 1 ) * $size, $size ) : $this->items;
	}
}
