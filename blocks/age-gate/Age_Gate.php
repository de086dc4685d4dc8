<?php
/**
 * The part of the age gate that must be there before the page is shown.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Age_Gate;

use Frontage\Kernel\Feature;
use Frontage\Render\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Hides the page before its first paint from browsers that have not passed, so that nothing flashes.
 *
 * The HTML is the same for everybody and holds the whole page: caches and search engines see it,
 * and so does who has no script.
 */
final class Age_Gate implements Feature {
	/** In the browser's storage: until when the answer holds, in milliseconds (S2 §3). */
	public const KEY = 'frontage-age-gate';

	/** Whether search engines pass; null where the page has no gate. */
	private static ?bool $lets_crawlers_in = null;

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_head', array( $this, 'hide' ), 1 );
	}

	/**
	 * Notes that the page has a gate.
	 *
	 * @param bool $lets_crawlers_in Whether search engines see the page without it.
	 */
	public static function note( bool $lets_crawlers_in ): void {
		self::$lets_crawlers_in = $lets_crawlers_in;
	}

	/** Hides the page, where the theme renders it before the head. */
	public function hide(): void {
		if ( null !== self::$lets_crawlers_in ) {
			echo '<style id="frontage-age-gate-hides">[data-frontage-gate] body{visibility:hidden}</style>';
			wp_print_inline_script_tag( self::script( self::$lets_crawlers_in ) );
		}
	}

	/** Opens the dialog that stands right before this script, at once. */
	public static function opens( bool $lets_crawlers_in ): Html {
		$open = 'document.documentElement.hasAttribute("data-frontage-gate")&&document.currentScript.previousElementSibling.querySelector("dialog").showModal()';
		return Html::raw( wp_get_inline_script_tag( self::script( $lets_crawlers_in ) . $open ) );
	}

	/**
	 * Marks the page unless the visitor has passed; a value that has expired is removed (S2 §4).
	 *
	 * @param bool $lets_crawlers_in Whether search engines see the page without it.
	 */
	private static function script( bool $lets_crawlers_in ): string {
		$bots = $lets_crawlers_in ? '/bot\\b|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)' : 'false';
		$key  = '"' . self::KEY . '"';
		return "(()=>{let until=0;try{until=+localStorage.getItem($key);if(!(until>Date.now()))localStorage.removeItem($key)}catch{}if(!(until>Date.now()||$bots))document.documentElement.setAttribute(\"data-frontage-gate\",\"\")})();";
	}
}
