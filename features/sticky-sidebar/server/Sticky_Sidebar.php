<?php
declare( strict_types=1 );

namespace Frontage\Features\Sticky_Sidebar;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The sticky sidebar.
 *
 * Keeps the theme's sidebar visible on screens wider than 768 px, except on the front page (S2 §2). The style does it; the
 * script is for sidebars longer than the window.
 */
final class Sticky_Sidebar implements Feature, Has_Description {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	/** Pixels above and below the sidebar (S2 §9). */
	public const MARGIN = 60;

	private const SLUG = 'sticky-sidebar';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/** Sidebars, as in the stylesheet. */
	private const SELECTOR = '.frontage-sticky-sidebar, #secondary, aside.widget-area, aside.sidebar';

	public static function title(): string {
		return __( 'Sticky sidebar', 'frontage' );
	}

	public static function description(): string {
		return __( 'Keeps the theme’s sidebar visible while visitors read, on screens wider than 768 pixels.', 'frontage' )
			. ' ' . __( 'Any block can be one: give it the CSS class frontage-sticky-sidebar.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'fixed, floating, widgets', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'body_class', array( $this, 'mark_body' ) );
		add_filter( 'render_block_core/template-part', array( $this, 'mark_part' ), 10, 2 );
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Enqueues the style, and the runtime in the head. */
	public function enqueue(): void {
		if ( ! self::is_skipped() ) {
			Assets::module( self::SLUG );
			wp_add_inline_style( 'frontage-' . self::SLUG, sprintf( ':root{--frontage-sticky-sidebar-margin:%dpx}', self::MARGIN ) );
			Runtime::need();
		}
	}

	/**
	 * Adds a body class for classic themes, whose sidebar can only be selected by CSS.
	 *
	 * @param mixed $classes Body classes.
	 * @return mixed
	 */
	public function mark_body( $classes ) {
		return is_array( $classes ) && ! self::is_skipped() ? array( ...$classes, 'has-frontage-sticky-sidebar' ) : $classes;
	}

	/**
	 * Marks the sidebar of a block theme.
	 *
	 * @param mixed $html HTML of the template part.
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function mark_part( $html, $block ) {
		$given = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$tag   = new WP_HTML_Tag_Processor( is_string( $html ) ? $html : '' );
		if ( self::is_skipped() || 'sidebar' !== ( $given['area'] ?? $given['slug'] ?? '' ) || ! $tag->next_tag() ) {
			return $html;
		}
		$tag->add_class( 'frontage-sticky-sidebar' );
		return $tag->get_updated_html();
	}

	/** Prints the island, which is empty. */
	public function print(): void {
		if ( ! self::is_skipped() ) {
			$props = array(
				'selector' => self::SELECTOR,
				'margin'   => self::MARGIN,
			);
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
			echo Island::html( self::SLUG, $props, Html::raw( '' ), self::LOADS['view'] );
		}
	}

	/** Returns whether the page has the template of the front page (S2 §2). */
	private static function is_skipped(): bool {
		return is_front_page();
	}
}
