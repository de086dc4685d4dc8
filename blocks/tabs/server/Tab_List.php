<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The tabs of one Tabs block.
 *
 * Gives the tabs IDs and names, so that tab, panel and URL agree (S1 §2).
 *
 * @phpstan-type Item array{id: string, tab: string, title: string, class: string, block: WP_Block}
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
	 * @param list<Item> $items Tabs in order: ID of the panel, ID of the tab, title as HTML, class names of the tab, the block.
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
		$titles   = array();
		$names    = array();
		foreach ( $children as $index => $child ) {
			$attributes = $child->attributes;
			$typed      = (string) ( $attributes['title'] ?? '' );
			$title      = Kses::html( $typed, self::TITLE_TAGS );
			$words      = Kses::words( $typed );
			$is_empty   = '' === ( $title === $typed ? $words : Kses::words( $title ) );
			$titles[]   = $is_empty ? self::untitled( $index + 1 ) : $title;
			$names[]    = self::name( (string) ( $attributes['anchor'] ?? '' ), $words, $index + 1 );
		}
		$id    = Ids::for(
			'tabs',
			array(
				'anchor' => $block->attributes['anchor'] ?? '',
				'names'  => $names,
			)
		);
		$items = array();
		foreach ( $children as $index => $child ) {
			$items[] = array(
				'id'    => Ids::unique( 'tab-' . $names[ $index ] ),
				'tab'   => "$id-tab-$index",
				'title' => $titles[ $index ],
				'class' => Visibility::classes( $child->parsed_block['attrs'] ),
				'block' => $child,
			);
		}
		return new self( $id, $items, Visibility::first( $children, (int) ( $block->attributes['initial'] ?? 0 ) ) );
	}

	/**
	 * Returns the title of a tab without one, as HTML.
	 *
	 * @param int $number The tab's position, from 1.
	 */
	private static function untitled( int $number ): string {
		/* translators: %d: position of the tab, starting at 1. */
		return esc_html( sprintf( __( 'Tab %d', 'frontage' ), $number ) );
	}

	/**
	 * Returns the name in links to the tab: its anchor, its title or its number.
	 *
	 * @param string $anchor The author's anchor.
	 * @param string $title Title without tags.
	 * @param int    $number The tab's position, from 1.
	 */
	private static function name( string $anchor, string $title, int $number ): string {
		$name = '' === $anchor ? '' : Ids::clean( $anchor );
		if ( '' === $name && '' !== $title ) {
			$name = Ids::clean( Slug::readable( $title ) );
		}
		return '' === $name ? (string) $number : $name;
	}
}
