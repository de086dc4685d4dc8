<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** What was searched instead of a misspelled word, in words of public posts. */
final class Suggestion {
	/** Stands for the link in the translated sentence. */
	private const PLACE = "\u{E000}";

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

	/**
	 * Returns the sentence with a link that searches for the suggestion.
	 *
	 * @param string $text What the visitor typed.
	 * @param string $instead What was searched instead.
	 * @param string $href Address of the search for it.
	 */
	public static function html( string $text, string $instead, string $href ): Html {
		$parts = explode( self::PLACE, self::said( str_replace( self::PLACE, '', $text ), self::PLACE ) );
		$link  = array(
			'href' => $href,
			'rel'  => 'nofollow',
		);
		return fragment( $parts[0], el( 'a', $link, $instead ), $parts[1] ?? '' );
	}
}
