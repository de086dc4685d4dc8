<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Domain\Blocks\Partial_Response;
use WP_Style_Engine_CSS_Rule;
use WP_Style_Engine_CSS_Rules_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Names the layouts of the blocks in a card by what they do, instead of by number.
 *
 * WordPress before 6.9 numbers the layout of each block from one in every request: thirty cards would print thirty times the
 * same rules, and those of a later response would get rules of the page's other blocks. The rules of all cards of a list are
 * the same, so the page has them; the first card of a later response brings them along for pages without any.
 */
final class Card_Styles {
	private const STORE = 'block-supports';

	/** A class that WordPress has numbered. */
	private const NUMBERED = '/\b(wp-container-(?:[a-z0-9-]+-is-layout-|content-))\d+(?![\w-])/';

	/**
	 * Whether this response has brought rules along.
	 *
	 * @var bool
	 */
	private static bool $is_sent = false;

	/**
	 * Renders a card.
	 *
	 * @param callable(): string $render Renders its blocks.
	 */
	public static function stable( callable $render ): string {
		$store   = WP_Style_Engine_CSS_Rules_Store::get_store( self::STORE );
		$before  = $store?->get_all_rules() ?? array();
		$html    = $render();
		$store ??= WP_Style_Engine_CSS_Rules_Store::get_store( self::STORE );
		if ( null === $store ) {
			return $html;
		}
		$new   = array_diff_key( $store->get_all_rules(), $before );
		$names = self::names( $html, $new );
		$rules = '';
		foreach ( $new as $key => $rule ) {
			$selector = strtr( $rule->get_selector(), $names );
			if ( $selector !== $rule->get_selector() ) {
				$store->remove_rule( (string) $key );
				$rule = self::renamed( $store, $rule, $selector );
			}
			$rules .= $rule->get_css();
		}
		return self::sent( $rules ) . strtr( $html, $names );
	}

	/** Forgets the response, for tests. */
	public static function reset(): void {
		self::$is_sent = false;
	}

	/**
	 * Returns names for numbered classes.
	 *
	 * @param string $html Rendered blocks.
	 * @param array<string, WP_Style_Engine_CSS_Rule> $rules Their rules.
	 * @return array<string, string> Names by numbered class, the longest first.
	 */
	private static function names( string $html, array $rules ): array {
		preg_match_all( self::NUMBERED, $html, $found, PREG_SET_ORDER );
		$names = array();
		foreach ( $found as list( $class, $prefix ) ) {
			$css = '';
			foreach ( $rules as $rule ) {
				$css .= 1 === preg_match( '/\.' . preg_quote( $class, '/' ) . '(?![\w-])/', $rule->get_selector() )
					? str_replace( $class, '', $rule->get_css() )
					: '';
			}
			$names[ $class ] = $prefix . 'c' . substr( md5( $css ), 0, 8 );
		}
		// `strtr()` tries longer keys first, so that no name is part of another.
		return $names;
	}

	/**
	 * Adds a rule under another selector.
	 *
	 * @param WP_Style_Engine_CSS_Rules_Store $store Store of the page's rules.
	 */
	private static function renamed(
		WP_Style_Engine_CSS_Rules_Store $store,
		WP_Style_Engine_CSS_Rule $rule,
		string $selector
	): WP_Style_Engine_CSS_Rule {
		$group = (string) $rule->get_rules_group();
		$added = '' === $group ? $store->add_rule( $selector ) : $store->add_rule( $selector, $group );
		return null === $added ? $rule : $added->add_declarations( $rule->get_declarations() );
	}

	/**
	 * Returns the rules as an element, once per response that has no head.
	 *
	 * @param string $rules CSS that WordPress has made.
	 */
	private static function sent( string $rules ): string {
		$has_head = ! wp_doing_ajax() && ! wp_is_serving_rest_request() && ! Partial_Response::is_asked();
		if ( $has_head || self::$is_sent || '' === $rules ) {
			return '';
		}
		self::$is_sent = true;
		return '<style>' . str_replace( '<', '', $rules ) . '</style>';
	}
}
