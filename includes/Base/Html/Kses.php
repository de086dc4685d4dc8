<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/** Sanitizes HTML written by authors. */
final class Kses {
	/** Elements that part words. */
	private const PARTING = 'p|div|h[1-6]|li|dt|dd|td|th|br|summary|figcaption|cite';

	/** Matches anything that `wp_kses()`, `wp_strip_all_tags()` or `html_entity_decode()` might change. */
	private const NOTABLE = '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/';

	/**
	 * Sanitizes HTML with `wp_kses()`. Skips the call for plain text, which most texts are.
	 *
	 * @param string $html HTML from the author.
	 * @param string|array<string, array<string, mixed>> $allowed As for `wp_kses()`.
	 */
	public static function html( string $html, string|array $allowed ): string {
		return 1 === preg_match( self::NOTABLE, $html ) ? wp_kses( $html, $allowed ) : $html;
	}

	/**
	 * Strips the tags of sanitized HTML and keeps its entities.
	 *
	 * @param string $html Result of `html()`.
	 */
	public static function words( string $html ): string {
		return trim( str_contains( $html, '<' ) ? wp_strip_all_tags( $html ) : $html );
	}

	/**
	 * Returns plain text without tags. WordPress encodes the `&` of authors without `unfiltered_html` as
	 * an entity, even in plain text.
	 *
	 * @param mixed $html Value from the author; non-strings return an empty string.
	 */
	public static function text( mixed $html ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		$is_plain = 0 === preg_match( self::NOTABLE, $html );
		return trim( $is_plain ? $html : html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Returns HTML with a space before each tag that parts words, so that the words of two paragraphs are two when the tags are gone.
	 *
	 * @param string $html Rendered HTML.
	 * @param string $also Further elements, such as `a|button`.
	 */
	public static function apart( string $html, string $also = '' ): string {
		$elements = self::PARTING . ( '' === $also ? '' : "|$also" );
		return (string) preg_replace( "~<(?=/?(?:$elements)\\b)~i", ' <', $html );
	}
}
