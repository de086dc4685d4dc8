<?php
/**
 * The tabs of one Tabs block.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Blocks\Inner;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Names and numbers the tabs, so that tab, panel and address agree (S1 §2).
 *
 * @phpstan-type Item array{name: string, id: string, tab: string, title: string, is_open: bool, block: WP_Block}
 */
final class Tab_List {
	/**
	 * Describes every tab.
	 *
	 * @param WP_Block $block   The Tabs block.
	 * @param string   $id      The widget's id.
	 * @param int      $initial Which tab is open at first, from 0.
	 * @return list<Item>
	 */
	public static function of( WP_Block $block, string $id, int $initial ): array {
		$children = Inner::of( $block, 'frontage/tab' );
		$initial  = max( 0, min( $initial, count( $children ) - 1 ) );
		$items    = array();
		foreach ( $children as $index => $child ) {
			$title   = wp_kses( (string) ( $child->attributes['title'] ?? '' ), 'data' );
			$name    = self::name( $child, $title, $index, array_column( $items, 'name' ) );
			$items[] = array(
				'name'    => $name,
				'id'      => 'tab-' . $name,
				'tab'     => "$id-tab-$index",
				'title'   => '' === trim( $title ) ? self::untitled( $index ) : $title,
				'is_open' => $index === $initial,
				'block'   => $child,
			);
		}
		return $items;
	}

	/**
	 * The name that a link to the tab uses: its anchor, else its title.
	 *
	 * @param WP_Block     $child The tab.
	 * @param string       $title Its title.
	 * @param int          $index Its place, from 0.
	 * @param list<string> $taken Names already given.
	 */
	private static function name( WP_Block $child, string $title, int $index, array $taken ): string {
		$anchor = $child->attributes['anchor'] ?? '';
		$name   = is_string( $anchor ) && '' !== $anchor ? $anchor : sanitize_title( wp_strip_all_tags( $title ) );
		$name   = (string) preg_replace( '/[^A-Za-z0-9_-]/', '', $name );
		$name   = '' === $name ? (string) ( $index + 1 ) : $name;
		return in_array( $name, $taken, true ) ? $name . '-' . ( $index + 1 ) : $name;
	}

	/**
	 * What an untitled tab is called.
	 *
	 * @param int $index Its place, from 0.
	 */
	private static function untitled( int $index ): string {
		/* translators: %d: the tab's place, from 1. */
		return esc_html( sprintf( __( 'Tab %d', 'frontage' ), $index + 1 ) );
	}
}
