<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Closure;
use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Render\Tokens;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the styles of the modules on a page.
 *
 * Each style is loaded once, before the first HTML of its module.
 *
 * Block themes render before the head, so enqueuing is early enough. Classic themes render after it:
 * there, the posts of the main query are scanned before the head, and a style still missing is printed
 * right before its block, so there is no layout shift.
 *
 * Styles are printed in the page: on a phone, one more request delays the first paint by more than all our styles weigh.
 */
final class Assets implements Bootable {
	public const WHEN = 'hook:wp_enqueue_scripts';

	/**
	 * Bytes of our own styles that are printed in a page, beside those that WordPress allows for all others: about 30 KB when
	 * compressed, which a slow phone receives in a third of the time that a further request takes.
	 */
	private const INLINE = 120_000;

	/** What would be printed beside blocks, while it is held back; null otherwise. */
	private static ?string $held = null;

	/** Adds the hooks that scan posts in classic themes, and that let our styles be printed in the page. */
	public static function boot(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'preload' ) );
		add_filter( 'styles_inline_size_limit', array( self::class, 'allow_inline' ) );
	}

	/**
	 * Adds what our queued styles take to the limit of bytes printed in the page, so that others neither gain nor lose.
	 *
	 * @param mixed $limit Bytes, as of WordPress or another plugin; 0 if nothing shall be printed in the page.
	 */
	public static function allow_inline( mixed $limit ): int {
		$limit = is_numeric( $limit ) ? (int) $limit : 0;
		if ( $limit <= 0 ) {
			return $limit;
		}
		$styles = wp_styles();
		$ours   = 0;
		foreach ( $styles->queue as $handle ) {
			// Those in the page already have no address anymore, and WordPress does not count them either.
			$waits = str_starts_with( $handle, 'frontage-' ) && ( $styles->registered[ $handle ]->src ?? false );
			$path  = $waits ? $styles->get_data( $handle, 'path' ) : false;
			$ours += is_string( $path ) ? (int) wp_filesize( $path ) : 0;
		}
		return $limit + min( self::INLINE, $ours );
	}

	/**
	 * Enqueues a module's style.
	 *
	 * @param string $slug Module folder.
	 * @return string HTML to print before the module, usually empty.
	 */
	public static function module( string $slug ): string {
		$handle = "frontage-$slug";
		return self::is_there( $handle ) || ! self::register( $slug, $handle ) ? '' : self::shared( $handle );
	}

	/**
	 * Enqueues a registered style.
	 *
	 * @param string $handle Style handle.
	 * @return string HTML to print beside what needs it, usually empty.
	 */
	public static function shared( string $handle ): string {
		if ( self::is_there( $handle ) ) {
			return '';
		}
		wp_enqueue_style( $handle );
		return self::is_late() ? self::print_now( $handle ) : '';
	}

	/**
	 * Renders HTML that may not be part of the page, such as that of a template element.
	 *
	 * @param Closure(): string $render Renders it.
	 * @return array{string, string} What to print in the page before it: styles, and the runtime's recorder; and the HTML.
	 */
	public static function apart( Closure $render ): array {
		$outer      = self::$held;
		self::$held = '';
		try {
			$html = $render();
			$held = (string) self::$held;
		} finally {
			self::$held = $outer;
		}
		return array( self::place( $held ), $html );
	}

	/**
	 * Returns HTML that belongs into the page beside a block, or holds it back while what is rendered is apart from the page.
	 *
	 * @param string $html Styles or scripts.
	 */
	public static function place( string $html ): string {
		if ( null === self::$held ) {
			return $html;
		}
		self::$held .= $html;
		return '';
	}

	/** Enqueues the styles of blocks in the main query's posts, in classic themes. */
	public static function preload(): void {
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
	 * Returns the URL of a built file, with its version.
	 *
	 * @param array{path: string, version: string, url?: string} $asset Manifest entry of the file.
	 */
	public static function address( array $asset ): string {
		return ( $asset['url'] ?? Paths::url( $asset['path'] ) ) . '?ver=' . $asset['version'];
	}

	/**
	 * Returns whether a style is printed or will be in time.
	 *
	 * @param string $handle Style handle.
	 */
	private static function is_there( string $handle ): bool {
		$styles = wp_styles();
		return in_array( $handle, $styles->done, true ) || ( in_array( $handle, $styles->queue, true ) && ! self::is_late() );
	}

	/**
	 * Registers the style; small styles can be inlined.
	 *
	 * @param string $slug Module folder.
	 * @param string $handle Style handle.
	 */
	private static function register( string $slug, string $handle ): bool {
		if ( wp_style_is( $handle, 'registered' ) ) {
			return true;
		}
		$style = Manifest::module( $slug )['style'] ?? null;
		if ( null === $style ) {
			return false;
		}
		wp_register_style( $handle, Paths::url( $style['path'] ), array( Tokens::register() ), $style['version'] );
		wp_style_add_data( $handle, 'path', Paths::path( $style['path'] ) );
		return true;
	}

	/** Returns whether the page's head has already been printed. */
	private static function is_late(): bool {
		return did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && ! is_admin();
	}

	/**
	 * Prints a style in front of the block.
	 *
	 * @param string $handle Style handle.
	 */
	private static function print_now( string $handle ): string {
		ob_start();
		wp_maybe_inline_styles();
		wp_styles()->do_items( array( $handle ) );
		return self::place( (string) ob_get_clean() );
	}
}
