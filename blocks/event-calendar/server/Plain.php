<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

defined( 'ABSPATH' ) || exit;

/** Descriptions as plain text, for other calendars and search engines. */
final class Plain {
	/**
	 * Returns the text, with a line for each paragraph.
	 *
	 * @param string $html Safe HTML.
	 */
	public static function text( string $html ): string {
		$lines = (string) preg_replace( '~<br\s*/?>|</(?:p|div|li|h[1-6])>~i', "\n", $html );
		$text  = html_entity_decode( wp_strip_all_tags( $lines ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( array( '/[^\S\n]+/u', '/\s*\n\s*/u' ), array( ' ', "\n" ), $text ) );
	}
}
