<?php
declare( strict_types=1 );

namespace Frontage\Features\Back_To_Top;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A back-to-top link for long pages.
 *
 * The link appears after one screen height; clicking it scrolls for 800 ms (S0 §9).
 */
final class Back_To_Top implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'back-to-top';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'interaction' );

	/** Scroll duration in milliseconds (S0 §9). */
	private const DURATION = 800;

	public static function title(): string {
		return __( 'Back to top', 'frontage' );
	}

	public static function description(): string {
		return __( 'Shows a link back to the top of the page after one screen of scrolling.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'scroll to top, go up, arrow', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		$sides = array(
			'end'   => __( 'Right (end)', 'frontage' ),
			'start' => __( 'Left (start)', 'frontage' ),
		);
		return array(
			'side'  => Field::choice( __( 'Position', 'frontage' ), $sides, 'end' ),
			'phone' => Field::flag( __( 'Show on phones', 'frontage' ), true ),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print_link' ), 5 );
	}

	/** Enqueues the style and the runtime in the head. */
	public function enqueue(): void {
		Assets::module( self::SLUG );
		Runtime::need();
	}

	/** Prints the link; browsers take `#top` as the top of the page. */
	public function print_link(): void {
		$arrow = Html::raw(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
				. '<path d="M12 5.5 5 12.4l1.1 1.1 5.1-5V19h1.6V8.5l5.1 5 1.1-1.1z" fill="currentColor"/></svg>'
		);
		$class = 'frontage-back-to-top is-at-'
			. Options::get( self::SLUG, 'side' )
			. ( Options::get( self::SLUG, 'phone' ) ? '' : ' is-not-on-phones' );
		$link  = el(
			'a',
			array(
				'class'      => $class,
				'href'       => '#top',
				'aria-label' => __( 'Back to top', 'frontage' ),
			),
			$arrow
		);
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( self::SLUG, array( 'duration' => self::DURATION ), $link, self::LOADS['view'] );
	}
}
