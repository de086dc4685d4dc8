<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Finds the menu that a block shows: the chosen one, or the site's main menu. */
final class Menu_Source {
	/**
	 * Returns the items of a menu.
	 *
	 * @param string $kind `navigation`, `menu`, or another for the site's main menu.
	 * @param int $id Post or term.
	 * @return list<Menu_Item>
	 */
	public static function items( string $kind, int $id ): array {
		return match ( $kind ) {
			'navigation' => Navigation_Post::items( $id ),
			'menu' => Classic_Menu::items( $id ),
			default => self::main(),
		};
	}

	/**
	 * Returns the site's main menu: that of the theme's first menu location, or the newest navigation menu, or the pages.
	 *
	 * @return list<Menu_Item>
	 */
	private static function main(): array {
		$location = self::location();
		if ( $location > 0 ) {
			return Classic_Menu::items( $location );
		}
		$newest = get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => 1,
				'fields'      => 'ids',
			)
		);
		return array() === $newest ? Navigation_Post::pages() : Navigation_Post::items( (int) $newest[0] );
	}

	/** Returns the menu of the theme's first menu location that has one; 0 if there is none. */
	private static function location(): int {
		$chosen = get_nav_menu_locations();
		foreach ( array_keys( get_registered_nav_menus() ) as $name ) {
			$menu = wp_get_nav_menu_object( $chosen[ $name ] ?? 0 );
			if ( $menu instanceof WP_Term ) {
				return $menu->term_id;
			}
		}
		return 0;
	}
}
