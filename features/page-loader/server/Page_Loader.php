<?php
declare( strict_types=1 );

namespace Frontage\Features\Page_Loader;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Inline_Script;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The page loader: a sign over the page while it loads.
 *
 * It is a popover that a script of one line opens before the first paint, so that nothing in the page moves and a page without
 * script never has it. It begins to fade when the page has loaded.
 */
final class Page_Loader implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	/** Milliseconds in which it fades (S0 §9). */
	public const FADE = 1000;

	/** Milliseconds after which it fades even if the page is still loading: a picture or an ad may hang. */
	public const LONGEST = 5000;

	private const SLUG = 'page-loader';

	/** `%1$s` is what a tab remembers, empty for nothing; `%2$d` is LONGEST. */
	private const SCRIPT = <<<'JS'
const key = %1$s;
const loader = document.querySelector( '.frontage-page-loader' );
let wasSeen = '';
try {
	wasSeen = key && sessionStorage[ key ];
	key && ( sessionStorage[ key ] = 1 );
} catch {}
if ( ! wasSeen && loader?.showPopover && document.readyState !== 'complete' ) {
	const hide = () => loader.hidePopover();
	loader.showPopover();
	addEventListener( 'load', hide );
	addEventListener( 'pagehide', hide );
	setTimeout( hide, %2$d );
}
JS;

	public static function title(): string {
		return __( 'Page loader', 'frontage' );
	}

	public static function description(): string {
		return __( 'Shows a sign over the page until it has loaded. Visitors see the page later than without it.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'preloader, spinner, loading screen', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		$signs = array(
			'circle' => __( 'Circle', 'frontage' ),
			'bar'    => __( 'Bar', 'frontage' ),
		);
		return array(
			'sign'  => Field::choice( __( 'Sign', 'frontage' ), $signs, 'circle' ),
			'first' => Field::flag( __( 'Show only on the first page of a visit', 'frontage' ), true ),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_body_open', array( $this, 'print' ), 1 );
	}

	/** Enqueues the style in the head. */
	public function enqueue(): void {
		if ( ! self::is_preview() ) {
			Assets::module( self::SLUG );
			wp_add_inline_style( 'frontage-' . self::SLUG, sprintf( ':root{--frontage-page-loader-fade:%dms}', self::FADE ) );
		}
	}

	/** Prints the loader and its script, at the start of the body. */
	public function print(): void {
		if ( self::is_preview() ) {
			return;
		}
		$sign   = Options::get( self::SLUG, 'sign' );
		$loader = el(
			'div',
			array(
				'class'       => 'frontage-page-loader is-' . ( 'bar' === $sign ? 'bar' : 'circle' ),
				'popover'     => 'manual',
				'aria-hidden' => 'true',
			),
			el( 'div', array( 'class' => 'frontage-page-loader__sign' ) )
		);
		$memory = Options::get( self::SLUG, 'first' ) ? "'frontage-page-loader'" : "''";
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
		echo $loader;
		Inline_Script::print( self::SLUG, sprintf( self::SCRIPT, $memory, self::LONGEST ) );
	}

	/** Returns whether the page is shown to its author, or in another page. */
	private static function is_preview(): bool {
		return is_customize_preview() || is_preview() || is_embed();
	}
}
