<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/**
 * What authors may write into a text.
 *
 * Keeps the allowed tags of an author's text, or none.
 */
final class Kses {
	/** What `wp_kses()` changes or looks at. */
	private const NOTABLE = '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/';

	/**
	 * The text as `wp_kses()` leaves it; most texts are plain, and need not go through it.
	 *
	 * @param string                                     $html    What the author wrote.
	 * @param string|array<string, array<string, mixed>> $allowed As for `wp_kses()`.
	 */
	public static function html( string $html, string|array $allowed ): string {
		return 1 === preg_match( self::NOTABLE, $html ) ? wp_kses( $html, $allowed ) : $html;
	}

	/**
	 * What is left of HTML without its tags, with its entities.
	 *
	 * @param string $html What `html()` left.
	 */
	public static function words( string $html ): string {
		return trim( str_contains( $html, '<' ) ? wp_strip_all_tags( $html ) : $html );
	}

	/**
	 * The words of a text, without its tags. WordPress writes the `&` of authors who may not write
	 * all HTML as an entity, also where plain text was asked for.
	 *
	 * @param mixed $html What the author wrote; what is no text is none.
	 */
	public static function text( mixed $html ): string {
		return is_string( $html ) ? trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}
}
