<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The items of a menu from Appearance → Menus. */
final class Classic_Menu {
	/**
	 * Items by their parent.
	 *
	 * @var array<int, list<object>>
	 */
	private array $by_parent = array();

	/**
	 * Returns the items.
	 *
	 * @param int $menu Term ID.
	 * @return list<Menu_Item>
	 */
	public static function items( int $menu ): array {
		$found = wp_get_nav_menu_items( $menu );
		$self  = new self();
		foreach ( false === $found ? array() : $found as $item ) {
			if ( $item instanceof WP_Post ) {
				$self->by_parent[ (int) self::field( $item, 'menu_item_parent' ) ][] = $item;
			}
		}
		return $self->under( 0 );
	}

	/**
	 * Returns the items under another.
	 *
	 * @param int $parent ID of the item; 0 for the top level.
	 * @return list<Menu_Item>
	 */
	private function under( int $parent ): array {
		$rows = $this->by_parent[ $parent ] ?? array();
		unset( $this->by_parent[ $parent ] ); // A damaged menu may contain itself.
		return array_values( array_filter( array_map( array( $this, 'item' ), $rows ) ) );
	}

	/**
	 * Returns an item; null if its target is gone, hidden, or cannot be linked to.
	 *
	 * @param WP_Post $row As `wp_setup_nav_menu_item()` completes it.
	 */
	private function item( WP_Post $row ): ?Menu_Item {
		$url    = Url::safe( self::field( $row, 'url' ) );
		$url    = '#' === $url ? '' : $url;
		$title  = self::field( $row, 'title' );
		$target = '' === self::field( $row, '_invalid' )
			? Menu_Targets::name(
				self::field( $row, 'type' ),
				self::field( $row, 'object' ),
				(int) self::field( $row, 'object_id' ),
				'' === $url ? Kses::text( $title ) : $url
			)
			: '';
		if ( '' === $target ) {
			return null;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter for titles.
		$label = apply_filters( 'the_title', $title, $row->ID );
		$item  = new Menu_Item(
			is_string( $label ) ? $label : '',
			$url,
			$target,
			$this->under( $row->ID ),
			Kses::text( self::field( $row, 'description' ) ),
			Menu_Item::link( '_blank' === self::field( $row, 'target' ), self::field( $row, 'xfn' ), self::field( $row, 'attr_title' ) ),
			Menu_Item::names( $row->classes ?? array() )
		);
		return $item->is_printable() ? $item : null;
	}

	/**
	 * Returns a field that `wp_setup_nav_menu_item()` has added.
	 *
	 * @param WP_Post $row The item.
	 * @param string $name Name of the field.
	 */
	private static function field( WP_Post $row, string $name ): string {
		$value = get_object_vars( $row )[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
