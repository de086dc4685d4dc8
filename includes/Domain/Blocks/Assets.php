<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The styles of modules on a page.
 *
 * Brings each module's style once, before the module's first HTML.
 *
 * Block themes render before the head, so the ordinary queue is early enough. Classic
 * themes render after it: there the main query's posts are looked through before the
 * head, and what is still missing is printed right before the block, so nothing shifts.
 */
final class Assets implements Bootable {
	public const WHEN = 'hook:wp_enqueue_scripts';

	/** Adds the look-ahead for classic themes. */
	public static function boot(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'look_ahead' ) );
	}

	/**
	 * Asks for a module's style.
	 *
	 * @param string $slug The module's folder.
	 * @return string HTML to print before the module, mostly empty.
	 */
	public static function module( string $slug ): string {
		$handle = "frontage-$slug";
		$styles = wp_styles();
		if ( in_array( $handle, $styles->done, true ) || ( in_array( $handle, $styles->queue, true ) && ! self::is_late() ) || ! self::register( $slug, $handle ) ) {
			return '';
		}
		wp_enqueue_style( $handle );
		return self::is_late() ? self::print_now( $handle ) : '';
	}

	/** Queues the styles of blocks that the main query's posts hold, in classic themes. */
	public static function look_ahead(): void {
		global $wp_query;
		if ( wp_is_block_theme() ) {
			return;
		}
		foreach ( $wp_query->posts ?? array() as $post ) {
			if ( $post instanceof WP_Post && str_contains( $post->post_content, '<!-- wp:frontage/' ) ) {
				preg_match_all( '/<!-- wp:frontage\/([a-z0-9-]+)/', $post->post_content, $found );
				array_map( array( self::class, 'module' ), array_unique( $found[1] ) );
			}
		}
	}

	/**
	 * The address of a built file, with its version.
	 *
	 * @param array{path: string, version: string} $asset The file, as the manifest has it.
	 */
	public static function address( array $asset ): string {
		return Paths::url( $asset['path'] ) . '?ver=' . $asset['version'];
	}

	/**
	 * Makes the style known, small ones ready to be put into the page.
	 *
	 * @param string $slug   The module's folder.
	 * @param string $handle The style's handle.
	 */
	private static function register( string $slug, string $handle ): bool {
		if ( wp_style_is( $handle, 'registered' ) ) {
			return true;
		}
		$style = Manifest::module( $slug )['style'] ?? null;
		if ( null === $style ) {
			return false;
		}
		wp_register_style( $handle, Paths::url( $style['path'] ), array(), $style['version'] );
		wp_style_add_data( $handle, 'path', Paths::path( $style['path'] ) );
		return true;
	}

	/** Whether the head has been printed and this is the page itself. */
	private static function is_late(): bool {
		return did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && ! is_admin();
	}

	/**
	 * Prints a style where the block stands.
	 *
	 * @param string $handle The style's handle.
	 */
	private static function print_now( string $handle ): string {
		ob_start();
		wp_maybe_inline_styles();
		wp_styles()->do_items( array( $handle ) );
		return (string) ob_get_clean();
	}
}
