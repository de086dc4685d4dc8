<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code;

use const Frontage\Base\Html\HARMLESS_IN_ATTRIBUTES;
use const Frontage\Base\Html\REACTIVE_IN_ATTRIBUTES;

defined( 'ABSPATH' ) || exit;

/**
 * Code as HTML, line by line, colored as the editor found out when the post was saved.
 *
 * Nothing is parsed here, so that a page costs the same whatever the language is.
 */
final class Colored_Lines {
	/** Above this many bytes, code has no colors: tens of thousands of elements would make phones slow. */
	private const MOST_BYTES = 65_536;

	/** What the letters of tokens mean, as the state of an element; `edit/tokens.ts` writes them. */
	private const KINDS = array(
		'K' => 'is-keyword',
		'S' => 'is-string',
		'N' => 'is-number',
		'C' => 'is-comment',
		'F' => 'is-function',
		'T' => 'is-type',
		'A' => 'is-attribute',
		'M' => 'is-meta',
	);

	/**
	 * Returns the HTML of each line, without its end.
	 *
	 * @param string $code Plain text.
	 * @param string $tokens Runs, such as `K5X1F3`. Those that do not fit the code are ignored.
	 * @return non-empty-list<string>
	 */
	public static function of( string $code, string $tokens ): array {
		$runs = strlen( $code ) > self::MOST_BYTES ? null : self::runs( $tokens, strlen( $code ) );
		if ( null === $runs ) {
			return explode( "\n", self::escape( $code ) );
		}
		$html = '';
		$at   = 0;
		foreach ( $runs as list( $kind, $length ) ) {
			$text = self::escape( substr( $code, $at, $length ) );
			$at  += $length;
			$open = isset( self::KINDS[ $kind ] ) ? '<span class="' . self::KINDS[ $kind ] . '">' : null;
			// An element that goes over the end of a line ends there, and begins again.
			$html .= null === $open ? $text : $open . str_replace( "\n", "</span>\n$open", $text ) . '</span>';
		}
		return explode( "\n", $html );
	}

	/**
	 * Returns kinds and lengths; null if they are not those of the code.
	 *
	 * @param string $tokens Attribute, not trusted.
	 * @param int $bytes Length of the code.
	 * @return list<array{string, int}>|null
	 */
	private static function runs( string $tokens, int $bytes ): ?array {
		if ( '' === $tokens || 1 !== preg_match( '/^(?:[A-Z][0-9a-z]{1,4}+)++$/', $tokens ) ) {
			return null;
		}
		$runs = array();
		preg_match_all( '/([A-Z])([0-9a-z]+)/', $tokens, $found, PREG_SET_ORDER );
		foreach ( $found as $run ) {
			$length = intval( $run[2], 36 );
			$runs[] = array( $run[1], $length );
			$bytes -= $length;
		}
		return 0 === $bytes ? $runs : null;
	}

	/**
	 * Escapes code. Less is escaped than in other texts, since WordPress's filters leave `<pre>` alone.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		$html = htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' );
		return str_replace( REACTIVE_IN_ATTRIBUTES, HARMLESS_IN_ATTRIBUTES, $html );
	}
}
