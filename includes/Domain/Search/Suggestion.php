<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Search;

defined( 'ABSPATH' ) || exit;

/** What was searched instead of a misspelled word, in words of public posts. */
final class Suggestion {
	/**
	 * Returns the text that was searched instead; empty if it is as typed.
	 *
	 * @param string $text What the visitor typed.
	 */
	public static function of( string $text ): string {
		return Matching::is_available() ? Matching::of( $text )->instead : '';
	}

	/**
	 * Returns the sentence that says so.
	 *
	 * @param string $text What the visitor typed.
	 * @param string $instead What was searched instead.
	 */
	public static function said( string $text, string $instead ): string {
		/* translators: 1: search term, 2: similar search term. */
		return sprintf( __( 'No results for “%1$s”. Did you mean “%2$s”?', 'frontage' ), $text, $instead );
	}
}
