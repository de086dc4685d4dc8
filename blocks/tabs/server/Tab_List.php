<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The tabs of one Tabs block.
 *
 * Gives the tabs IDs and names, so that tab, panel and URL agree (S1 §2).
 *
 * @phpstan-type Item array{id: string, tab: string, title: string, block: WP_Block}
 */
final class Tab_List {
	/** HTML allowed in a title; it is inside a link, so no other links. */
	private const TITLE_TAGS = array(
		'strong' => array(),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		'code'   => array(),
		's'      => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Sets the properties.
	 *
	 * @param string $id Widget ID, unique in the page.
	 * @param list<Item> $items Tabs in order: ID of the panel, ID of the tab, title as HTML, the block.
	 * @param int $open Index of the initially open tab, from 0.
	 */
	private function __construct(
		public readonly string $id,
		public readonly array $items,
		public readonly int $open
	) {}

	/**
	 * Reads the tabs and gives them IDs that are unique in the page.
	 *
	 * The widget's ID is generated from the tabs' names, so that links to it survive changes of its style.
	 *
	 * @param WP_Block $block The Tabs block.
	 */
	public static function of( WP_Block $block ): self {
		$children = Inner_Blocks::of( $block, 'frontage/tab' );
		$titles   = array_map( array( self::class, 'title' ), $children, array_keys( $children ) );
		$names    = array_map( array( self::class, 'name' ), $children, array_keys( $children ) );
		$anchor   = $block->attributes['anchor'] ?? '';
		$id       = Ids::for(
			'tabs',
			array(
				'anchor' => $anchor,
				'names'  => $names,
			)
		);
		$items    = array();
		foreach ( $children as $index => $child ) {
			$items[] = array(
				'id'    => Ids::for( 'tab', array( 'anchor' => 'tab-' . $names[ $index ] ) ),
				'tab'   => "$id-tab-$index",
				'title' => $titles[ $index ],
				'block' => $child,
			);
		}
		$open = (int) ( $block->attributes['initial'] ?? 0 );
		return new self( $id, $items, max( 0, min( $open, count( $items ) - 1 ) ) );
	}

	/**
	 * Returns the title as HTML.
	 *
	 * @param WP_Block $child Tab block.
	 * @param int $index Position, from 0.
	 */
	private static function title( WP_Block $child, int $index ): string {
		$title = Kses::html( (string) ( $child->attributes['title'] ?? '' ), self::TITLE_TAGS );
		if ( '' !== Kses::words( $title ) ) {
			return $title;
		}
		/* translators: %d: the tab's place, from 1. */
		return esc_html( sprintf( __( 'Tab %d', 'frontage' ), $index + 1 ) );
	}

	/**
	 * Returns the name in links to the tab: its anchor, its title or its number.
	 *
	 * @param WP_Block $child Tab block.
	 * @param int $index Position, from 0.
	 */
	private static function name( WP_Block $child, int $index ): string {
		$anchor = (string) ( $child->attributes['anchor'] ?? '' );
		$anchor = '' === $anchor ? '' : Ids::clean( $anchor );
		if ( '' !== $anchor ) {
			return $anchor;
		}
		$title = Kses::words( (string) ( $child->attributes['title'] ?? '' ) );
		$name  = '' === $title ? '' : Ids::clean( Slug::readable( $title ) );
		return '' === $name ? (string) ( $index + 1 ) : $name;
	}
}
