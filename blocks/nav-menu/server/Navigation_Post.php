<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The items of a navigation menu of the site editor. */
final class Navigation_Post {
	private const LINKS = array( 'core/navigation-link', 'core/navigation-submenu' );

	/**
	 * Menus that are being read: blocks in a menu may show menus.
	 *
	 * @var array<int, true>
	 */
	private static array $read = array();

	/**
	 * Returns the items; none of a menu that is not published, and none within the menu itself.
	 *
	 * @param int $id Post ID.
	 * @return list<Menu_Item>
	 */
	public static function items( int $id ): array {
		$post = Post_Visibility::part( $id, 'wp_navigation' );
		if ( null === $post ) {
			return array();
		}
		if ( isset( self::$read[ $post->ID ] ) ) {
			return array();
		}
		self::$read[ $post->ID ] = true;
		try {
			return self::all( parse_blocks( $post->post_content ) );
		} finally {
			unset( self::$read[ $post->ID ] );
		}
	}

	/**
	 * Returns the published pages, as a Page List block would show them.
	 *
	 * @param int $parent ID of the page above them; 0 for all.
	 * @return list<Menu_Item>
	 */
	public static function pages( int $parent = 0 ): array {
		$pages = get_pages(
			array(
				'sort_column' => 'menu_order,post_title',
				'child_of'    => $parent,
			)
		);
		$under = array();
		foreach ( false === $pages ? array() : $pages as $page ) {
			$under[ $page->post_parent ][] = $page;
		}
		return self::pages_of( $under, $parent );
	}

	/**
	 * Returns the items of pages under another.
	 *
	 * @param array<int, list<WP_Post>> $under Pages by their parent.
	 * @param int $parent ID of the parent.
	 * @return list<Menu_Item>
	 */
	private static function pages_of( array $under, int $parent ): array {
		return array_map(
			static fn ( WP_Post $page ): Menu_Item => new Menu_Item(
				get_the_title( $page ),
				(string) get_permalink( $page ),
				"post:$page->ID",
				self::pages_of( $under, $page->ID )
			),
			$under[ $parent ] ?? array()
		);
	}

	/**
	 * Returns the items of blocks.
	 *
	 * @param array<array<string, mixed>> $blocks From `parse_blocks()`.
	 * @return list<Menu_Item>
	 */
	private static function all( array $blocks ): array {
		$items = array();
		foreach ( $blocks as $block ) {
			$given = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			if ( ! Visibility::is_hidden( $given ) ) {
				$items = array( ...$items, ...self::of( (string) ( $block['blockName'] ?? '' ), $given, $block ) );
			}
		}
		return array_values( array_filter( $items, static fn ( Menu_Item $item ): bool => $item->is_printable() ) );
	}

	/**
	 * Returns the items of one block.
	 *
	 * @param string $name Block name; empty for white space.
	 * @param array<string, mixed> $given Its attributes.
	 * @param array<string, mixed> $block The parsed block.
	 * @return list<Menu_Item>
	 */
	private static function of( string $name, array $given, array $block ): array {
		if ( in_array( $name, self::LINKS, true ) ) {
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
			return array_filter( array( self::link( $given, $inner, Visibility::instead( $block ) ) ) );
		}
		return match ( $name ) {
			'' => array(),
			'core/page-list' => self::pages( (int) self::text( $given, 'parentPageID' ) ),
			'core/home-link' => array( self::home( self::text( $given, 'label' ), Visibility::instead( $block ) ) ),
			default => self::block( $block ),
		};
	}

	/**
	 * Returns a link; null if its target is gone or hidden.
	 *
	 * @param array<string, mixed> $given Attributes.
	 * @param array<array<string, mixed>> $inner Blocks of its sub-menu.
	 * @param list<string> $hidden Classes that hide it on some screens.
	 */
	private static function link( array $given, array $inner, array $hidden ): ?Menu_Item {
		$kind   = str_replace( '-', '_', self::text( $given, 'kind' ) );
		$id     = (int) self::text( $given, 'id' );
		$type   = self::text( $given, 'type' );
		$type   = 'tag' === $type ? 'post_tag' : $type;
		$url    = Url::safe( $given['url'] ?? '' );
		$url    = '#' === $url ? '' : $url;
		$label  = self::text( $given, 'label' );
		$other  = '' === $url ? Kses::text( $label ) : $url;
		$target = $id > 0 ? Menu_Targets::name( $kind, $type, $id, $other ) : $other;
		if ( '' === $target ) {
			return null;
		}
		$now = $id > 0 ? Menu_Targets::url( $kind, $type, $id ) : '';
		return new Menu_Item(
			$label,
			'' === $now ? $url : $now,
			$target,
			self::all( $inner ),
			Kses::text( $given['description'] ?? '' ),
			Menu_Item::link( true === ( $given['opensInNewTab'] ?? false ), self::text( $given, 'rel' ), self::text( $given, 'title' ) ),
			array( ...Menu_Item::names( $given['className'] ?? '' ), ...$hidden )
		);
	}

	/**
	 * Returns the link to the front page.
	 *
	 * @param string $label From the author.
	 * @param list<string> $hidden Classes that hide it on some screens.
	 */
	private static function home( string $label, array $hidden ): Menu_Item {
		return new Menu_Item( '' === $label ? __( 'Home', 'frontage' ) : $label, home_url( '/' ), 'home', classes: $hidden );
	}

	/**
	 * Returns another block as an item, if it prints something.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 * @return list<Menu_Item>
	 */
	private static function block( array $block ): array {
		$html = trim( render_block( $block ) );
		return '' === $html
			? array()
			: array( new Menu_Item( '', '', '', classes: Visibility::instead( $block ), block: Html::raw( $html ) ) );
	}

	/**
	 * Returns an attribute as text.
	 *
	 * @param array<string, mixed> $given Attributes.
	 * @param string $name Which one.
	 */
	private static function text( array $given, string $name ): string {
		$value = $given[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
