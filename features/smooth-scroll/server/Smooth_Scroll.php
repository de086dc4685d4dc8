<?php
declare( strict_types=1 );

namespace Frontage\Features\Smooth_Scroll;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;

defined( 'ABSPATH' ) || exit;

/**
 * Smooth scrolling to the targets of links within the page.
 *
 * Fixed headers, the admin bar and `scroll-padding` are measured; see `lander()` of the shared scroll module.
 */
final class Smooth_Scroll implements Feature, Has_Description, Has_Settings {
	/** The folder's name before version 0.3: settings may have been saved under it. */
	public const FORMERLY = 'fragment-scroll';

	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	/** Milliseconds of a scroll (S1 §9, S2 §9). */
	public const DURATION = 800;

	/** Milliseconds that a page opened with a fragment waits at its top (S2 §9). */
	public const DELAY = 700;

	/** Pixels above a notice, in addition to what covers the page (S1 §9). */
	public const NOTICE = 100;

	private const SLUG = 'smooth-scroll';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'hash idle' );

	/** Space above targets, for the narrowest screens with a fixed header (S1 §9). */
	private const SPACE = '@media (min-width:981px){html{scroll-padding-block-start:'
		. 'calc(%dpx + var(--wp-admin--admin-bar--height,0px))}}';

	public static function title(): string {
		return __( 'Smooth scrolling', 'frontage' );
	}

	public static function description(): string {
		return __( 'Scrolls smoothly to the targets of links within a page, and keeps them clear of fixed headers.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'anchor links, jump, hash, offset', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'onLoad' => Field::flag(
				__( 'Scroll when a page is opened with an anchor', 'frontage' ),
				true,
				__( 'The page starts at its top, and scrolls to the anchor after 0.7 seconds.', 'frontage' )
			),
			'space'  => Field::int(
				__( 'Space above targets', 'frontage' ),
				0,
				400,
				0,
				__( 'In pixels, on screens wider than 980 pixels. Leave at 0 to measure fixed headers.', 'frontage' )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Enqueues the style and the runtime in the head. */
	public function enqueue(): void {
		Assets::module( self::SLUG );
		Runtime::need();
		$space = (int) Options::get( self::SLUG, 'space' );
		if ( $space > 0 ) {
			wp_add_inline_style( 'frontage-' . self::SLUG, sprintf( self::SPACE, $space ) );
		}
	}

	/** Prints the island, which is empty. */
	public function print(): void {
		$props = array(
			'duration' => self::DURATION,
			'delay'    => Options::get( self::SLUG, 'onLoad' ) ? self::DELAY : 0,
			'notice'   => self::NOTICE,
		);
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
		echo Island::html( self::SLUG, $props, Html::raw( '' ), self::LOADS['view'] );
	}
}
