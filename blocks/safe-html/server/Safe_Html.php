<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

use Frontage\Base\Request_Cache;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of an author, of which only what is allowed is left (S2 §5).
 *
 * WordPress's `wp_kses()` filters, then every element is closed, so that what is unclosed does not swallow the rest of
 * the page. A second reader, which reads as browsers do, looks at the result: if it finds anything that is not allowed,
 * only the text is printed.
 */
final class Safe_Html {
	/** Of a source; of longer ones nothing is printed. */
	public const MOST_BYTES = 200_000;

	private const PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

	/**
	 * Returns what a block saves as text.
	 *
	 * @param mixed $code Attribute, with entities instead of `&`, `<` and `>`.
	 */
	public static function source( mixed $code ): string {
		$is_read = is_string( $code ) && strlen( $code ) <= 2 * self::MOST_BYTES;
		return $is_read ? html_entity_decode( $code, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
	}

	/**
	 * Returns the safe part of a source, closed, without shortcodes.
	 *
	 * @param string $source Not trusted.
	 */
	public static function of( string $source ): string {
		return Request_Cache::remember( 'safe-html.' . md5( $source ), static fn (): string => self::filter( $source ) );
	}

	/**
	 * Filters a source.
	 *
	 * @param string $source Not trusted.
	 */
	private static function filter( string $source ): string {
		if ( strlen( $source ) > self::MOST_BYTES ) {
			return '';
		}
		$properties = static fn (): array => Allowed_Html::PROPERTIES;
		add_filter( 'safe_style_css', $properties, PHP_INT_MAX );
		$html       = Addresses::without_unsafe( Raw_Elements::without( wp_check_invalid_utf8( $source ) ) );
		$html       = wp_kses( $html, Allowed_Html::tags(), self::PROTOCOLS );
		remove_filter( 'safe_style_css', $properties, PHP_INT_MAX );
		$html = trim( force_balance_tags( $html ) );
		$html = self::is_allowed( $html ) ? $html : esc_html( wp_strip_all_tags( $html ) );
		return strtr(
			$html,
			array(
				'[' => '&#91;',
				']' => '&#93;',
			)
		);
	}

	/**
	 * Reads the result once more, as browsers do.
	 *
	 * @param string $html Filtered.
	 */
	private static function is_allowed( string $html ): bool {
		$allowed = Allowed_Html::tags();
		$reader  = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_token() ) {
			if ( ! in_array( $reader->get_token_type(), array( '#tag', '#text' ), true ) ) {
				return false;
			}
			if ( '#text' === $reader->get_token_type() || $reader->is_tag_closer() ) {
				continue;
			}
			$attributes = $allowed[ strtolower( (string) $reader->get_tag() ) ] ?? null;
			$names      = $reader->get_attribute_names_with_prefix( '' ) ?? array();
			if ( null === $attributes || array() !== array_diff( $names, array_keys( $attributes ) ) ) {
				return false;
			}
		}
		return ! $reader->paused_at_incomplete_token();
	}
}
