<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Domain\Render\Ids;

/** Base class of tests that print menus. */
abstract class Menu_TestCase extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	/** Returns a link of a navigation menu. */
	protected static function link( string $label, string $url ): string {
		return '<!-- wp:navigation-link {"label":"' . $label . '","url":"' . $url . '","kind":"custom"} /-->';
	}

	/** Creates an empty menu. */
	protected function menu(): int {
		$id = wp_create_nav_menu( 'Menu ' . wp_generate_password( 6, false ) );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Adds an item to a menu.
	 *
	 * @param int $menu Term ID.
	 * @param array<string, mixed> $fields As for `wp_update_nav_menu_item()`.
	 */
	protected function item( int $menu, array $fields ): int {
		$id = wp_update_nav_menu_item( $menu, 0, $fields + array( 'menu-item-status' => 'publish' ) );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Prints a navigation menu.
	 *
	 * @param string $content Block markup.
	 * @param array<string, mixed> $attributes Further attributes of the block.
	 */
	protected function navigation( string $content, array $attributes = array() ): string {
		$id = $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => $content,
			)
		);
		return $this->block(
			array(
				'source' => 'navigation',
				'ref'    => $id,
			) + $attributes
		);
	}

	/**
	 * Prints the block.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	protected function block( array $attributes ): string {
		return trim( do_blocks( '<!-- wp:frontage/nav-menu ' . serialize_block_attributes( $attributes ) . ' /-->' ) );
	}
}
