<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Age_Gate;

use Frontage\Base\Html\Html;
use Frontage\Domain\Modules\Feature;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The early part of the age gate, which must run before the page is shown.
 *
 * Hides the page before its first paint from browsers that have not passed, so that nothing flashes.
 *
 * The HTML is the same for everyone and contains the whole page: caches, search engines and
 * browsers without JavaScript see all of it.
 */
final class Age_Gate implements Feature {
	/** Key in the browser's storage; its value is when the answer expires, in milliseconds (S2 §3). */
	public const KEY = 'frontage-age-gate';

	private const BLOCK = 'frontage/age-gate';

	/** Whether search engines may pass; null if the page has no gate. */
	private static ?bool $lets_crawlers_in = null;

	/** Forgets the page's gate, for tests. */
	public static function reset(): void {
		self::$lets_crawlers_in = null;
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_head', array( $this, 'hide' ), 1 );
	}

	/**
	 * Records that the page has a gate.
	 *
	 * @param bool $lets_crawlers_in Whether search engines see the page without the gate.
	 */
	public static function note( bool $lets_crawlers_in ): void {
		self::$lets_crawlers_in = $lets_crawlers_in;
	}

	/** Hides the page. Searches the post's content, because classic themes render it after the head. */
	public function hide(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( null === self::$lets_crawlers_in && $post instanceof WP_Post && has_block( self::BLOCK, $post ) ) {
			self::$lets_crawlers_in = self::choice_in( parse_blocks( $post->post_content ) );
		}
		if ( null !== self::$lets_crawlers_in ) {
			echo '<style id="frontage-age-gate-hides">[data-frontage-gate] body{visibility:hidden}</style>';
			wp_print_inline_script_tag( self::script( self::$lets_crawlers_in ) );
		}
	}

	/**
	 * Returns whether the gate among the blocks lets search engines pass.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return bool|null Null if there is no gate, or only an empty one, which asks nothing.
	 */
	private static function choice_in( array $blocks ): ?bool {
		foreach ( $blocks as $block ) {
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
			if ( self::BLOCK === $block['blockName'] ) {
				return array() === $inner ? null : false !== ( $block['attrs']['crawlers'] ?? true );
			}
			$found = self::choice_in( $inner );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/** Returns the script that opens the dialog right before it immediately. */
	public static function opens( bool $lets_crawlers_in ): Html {
		$open = 'document.documentElement.hasAttribute("data-frontage-gate")'
			. '&&document.currentScript.previousElementSibling.querySelector("dialog").showModal()';
		return Html::raw( wp_get_inline_script_tag( self::script( $lets_crawlers_in ) . $open ) );
	}

	/**
	 * Returns the script that marks the page unless the visitor has passed. It removes an expired value (S2 §4).
	 *
	 * @param bool $lets_crawlers_in Whether search engines see the page without the gate.
	 */
	private static function script( bool $lets_crawlers_in ): string {
		$bots = $lets_crawlers_in ? '/bot\\b|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)' : 'false';
		$key  = '"' . self::KEY . '"';
		return "(()=>{let until=0;try{until=+localStorage.getItem($key);if(!(until>Date.now()))localStorage.removeItem($key)}catch{}"
			. "if(!(until>Date.now()||$bots))document.documentElement.setAttribute(\"data-frontage-gate\",\"\")})();";
	}
}
