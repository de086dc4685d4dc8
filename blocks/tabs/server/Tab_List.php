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
 * Names and numbers the tabs, so that tab, panel and address agree (S1 §2).
 *
 * @phpstan-type Item array{id: string, tab: string, title: string, block: WP_Block}
 */
final class Tab_List {
	/** What a title may hold: it lies in a link, so no other link. */
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
	 * Describes a block that is being printed.
	 *
	 * @param string     $id    The widget's id in the page.
	 * @param list<Item> $items The tabs in order: id of the panel, id of the tab, title as HTML, the block.
	 * @param int        $open  Which tab is open at first, from 0.
	 */
	private function __construct(
		public readonly string $id,
		public readonly array $items,
		public readonly int $open
	) {}

	/**
	 * Reads the tabs and gives them ids that no other tab of the page has.
	 *
	 * The widget's id comes from the tabs' names, so that links to it outlive a change of its looks.
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
	 * The title as HTML.
	 *
	 * @param WP_Block $child The tab.
	 * @param int      $index Its place, from 0.
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
	 * The name that a link to the tab uses: its anchor, else its title, else its number.
	 *
	 * @param WP_Block $child The tab.
	 * @param int      $index Its place, from 0.
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
