<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Bootable;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Silences what is hidden: players of others in our popups, tabs, accordions and slides, and in those of WordPress.
 *
 * Prints an island whose script (`src/ui/silence`) watches the page, on pages that have a block of ours and something
 * of others that can play. Players of ours bring the script with them.
 */
final class Hidden_Media implements Bootable {
	public const WHEN = 'hook:template_redirect';

	/** Blocks of others that can play something. */
	private const BLOCKS = array(
		'core/audio',
		'core/embed',
		'core/freeform',
		'core/html',
		'core/playlist',
		'core/shortcode',
		'core/video',
	);

	private const MEDIA = array( '<iframe', '<video', '<audio' );

	/**
	 * Whether the page has something that can play.
	 *
	 * @var bool
	 */
	private static bool $is_found = false;

	/** Adds the hooks. */
	public static function boot(): void {
		self::$is_found = false;
		foreach ( self::BLOCKS as $block ) {
			add_filter( "render_block_$block", array( self::class, 'note' ) );
		}
		// Block themes know their content before the head is printed; classic themes print script modules in the footer.
		add_action( 'wp_enqueue_scripts', array( self::class, 'need' ), PHP_INT_MAX );
		add_action( 'wp_footer', array( self::class, 'print' ), 1 );
	}

	/**
	 * Notes that something can play.
	 *
	 * @param string $html Rendered block.
	 */
	public static function note( string $html ): string {
		foreach ( self::MEDIA as $tag ) {
			self::$is_found = self::$is_found || str_contains( $html, $tag );
		}
		return $html;
	}

	/** Enqueues the runtime, which wakes the island. */
	public static function need(): void {
		if ( self::is_needed() ) {
			Runtime::need();
		}
	}

	/** Prints the island. */
	public static function print(): void {
		if ( self::is_needed() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
			echo Island::shared( 'silence', 'silence', array(), el( 'span', array( 'hidden' => true ) ), 'idle' );
		}
	}

	/** Returns whether something can play on a page with a block or feature of ours. */
	private static function is_needed(): bool {
		return self::$is_found && ( Runtime::is_needed() || self::has_ours() );
	}

	/** Returns whether a style of a module is on the page. */
	private static function has_ours(): bool {
		$styles = wp_styles();
		foreach ( array( ...$styles->queue, ...$styles->done ) as $handle ) {
			if ( str_starts_with( (string) $handle, 'frontage-' ) ) {
				return true;
			}
		}
		return false;
	}
}
