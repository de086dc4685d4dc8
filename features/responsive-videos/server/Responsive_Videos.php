<?php
declare( strict_types=1 );

namespace Frontage\Features\Responsive_Videos;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the aspect ratio of videos on every screen.
 *
 * Gives players of a fixed size a CSS ratio box, and watches for players added later (S2 §9).
 */
final class Responsive_Videos implements Feature, Has_Description {
	/** The folder's name before version 0.3: settings may have been saved under it. */
	public const FORMERLY = 'video-fit';

	public const WHEN           = 'front';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'responsive-videos';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/** Milliseconds after which a player added later is checked (S2 §9). */
	private const CHECKS = array( 10, 100 );

	/** Runs after everything else that filters the content. */
	private const LATE = 100;

	public static function title(): string {
		return __( 'Responsive videos', 'frontage' );
	}

	public static function description(): string {
		return __( 'Makes fixed-size video players scale with the page and keep their aspect ratio.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'fitvids, youtube, vimeo, embed, aspect ratio', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_filter( 'the_content', array( $this, 'fit' ), self::LATE );
		add_filter( 'widget_block_content', array( $this, 'fit' ), self::LATE );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print_watch' ), 5 );
	}

	/**
	 * Marks players.
	 *
	 * @param string $html HTML of a post.
	 */
	public function fit( string $html ): string {
		return Players::fit( $html );
	}

	/** Enqueues the style and the runtime in the head. */
	public function enqueue(): void {
		Assets::module( self::SLUG );
		Runtime::need();
	}

	/** Prints an empty island that watches for players added later. */
	public function print_watch(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( self::SLUG, array( 'checks' => self::CHECKS ), Html::raw( '' ), self::LOADS['view'] );
	}
}
