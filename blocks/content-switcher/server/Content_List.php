<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Content_Switcher;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The contents of one switcher.
 *
 * Gives the contents IDs and names, so that option, panel and URL agree (S1 §2).
 *
 * @phpstan-type Item array{id: string, title: string, note: string, block: WP_Block}
 */
final class Content_List {
	/**
	 * Sets the properties.
	 *
	 * @param string $id Widget ID, unique in the page.
	 * @param list<Item> $items Contents in order: ID of the panel, name, note, block.
	 * @param int $open Index of the initially shown content, from 0.
	 */
	private function __construct(
		public readonly string $id,
		public readonly array $items,
		public readonly int $open
	) {}

	/**
	 * Reads the contents. The widget's ID is generated from their names, so that links to it survive
	 * changes of its style.
	 *
	 * @param WP_Block $block The Content Switcher block.
	 */
	public static function of( WP_Block $block ): self {
		$items = array();
		foreach ( Inner_Blocks::of( $block, 'frontage/content-switcher-item' ) as $index => $child ) {
			$items[] = self::item( $child, $index );
		}
		$id = Ids::for(
			'switcher',
			array(
				'anchor' => $block->attributes['anchor'] ?? '',
				'names'  => array_column( $items, 'title' ),
			)
		);
		foreach ( array_keys( $items ) as $index ) {
			$items[ $index ]['id'] = "$id-$index";
		}
		return new self(
			$id,
			$items,
			Visibility::first( array_column( $items, 'block' ), (int) ( $block->attributes['initial'] ?? 0 ) )
		);
	}

	/**
	 * Returns one content; its ID is set once the widget has one.
	 *
	 * @param WP_Block $child Content block.
	 * @param int $index Position, from 0.
	 * @return Item
	 */
	private static function item( WP_Block $child, int $index ): array {
		$title = self::text( $child, 'title' );
		return array(
			'id'    => '',
			/* translators: %d: position of the content, starting at 1. */
			'title' => '' === $title ? sprintf( __( 'Content %d', 'frontage' ), $index + 1 ) : $title,
			'note'  => self::text( $child, 'note' ),
			'block' => $child,
		);
	}

	/**
	 * Returns an attribute as plain text.
	 *
	 * @param WP_Block $child Content block.
	 * @param string $name Attribute name.
	 */
	private static function text( WP_Block $child, string $name ): string {
		$value = $child->attributes[ $name ] ?? '';
		return Kses::text( $value );
	}
}
