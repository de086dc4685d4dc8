<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Html\Html;
use Frontage\Domain\Search\Index\Lookup;
use function Frontage\Base\Html\children;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Marks what a search has found in a text: whole words, the beginning of longer ones, and near spellings. */
final class Highlight {
	/** Elements whose text is not for readers. */
	private const SILENT = '/\A<(\/?)(script|style|svg|textarea|select)\b/i';

	/**
	 * Returns a plain text as HTML with the found words in `<mark>`.
	 *
	 * @param string $text Plain text.
	 * @param string $typed What was searched.
	 */
	public static function text( string $text, string $typed ): Html {
		return Html::raw( children( self::pieces( $text, self::words( $typed ) ) ) );
	}

	/**
	 * Marks the found words in HTML of ours.
	 *
	 * @param string $html Well-formed HTML.
	 * @param string $typed What was searched.
	 */
	public static function in_html( string $html, string $typed ): string {
		$words  = self::words( $typed );
		$silent = '';
		$result = '';
		foreach ( array() === $words ? array( $html ) : wp_html_split( $html ) as $at => $piece ) {
			if ( 1 === $at % 2 ) {
				if ( 1 === preg_match( self::SILENT, $piece, $found ) ) {
					$silent = '' === $found[1] ? strtolower( $found[2] ) : '';
				}
			} elseif ( '' === $silent && '' !== trim( $piece ) && array() !== $words ) {
				$plain  = html_entity_decode( $piece, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				$pieces = self::pieces( $plain, $words );
				$piece  = array( $plain ) === $pieces ? $piece : children( $pieces );
			}
			$result .= $piece;
		}
		return $result;
	}

	/**
	 * Splits a text into what is marked and what is not.
	 *
	 * @param string $text Plain text.
	 * @param array<int|string, int> $words How they fit, keyed by folded word.
	 * @return list<Html|string>
	 */
	private static function pieces( string $text, array $words ): array {
		$pieces = array();
		$from   = 0;
		foreach ( Marks::in( $text, $words ) as list( $start, $length ) ) {
			$pieces[] = substr( $text, $from, $start - $from );
			$pieces[] = el( 'mark', array(), substr( $text, $start, $length ) );
			$from     = $start + $length;
		}
		$pieces[] = substr( $text, $from );
		return array_values( array_filter( $pieces, static fn ( Html|string $piece ): bool => '' !== $piece ) );
	}

	/**
	 * Returns the words to mark. Without an index, those that were typed.
	 *
	 * @param string $typed What was searched.
	 * @return array<int|string, int> How they fit, keyed by folded word.
	 */
	private static function words( string $typed ): array {
		return Matching::is_available()
			? Matching::of( $typed )->words()
			: array_fill_keys( Typed_Text::of( $typed )->words, Lookup::BEGIN );
	}
}
