<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

use Stringable;

defined( 'ABSPATH' ) || exit;

/**
 * HTML that is safe to print.
 *
 * It is printed unchanged; plain strings that are combined with it are escaped.
 *
 * @api
 */
final class Html implements Stringable {
	private function __construct( public readonly string $html ) {}

	/**
	 * Wraps HTML that is known to be safe.
	 *
	 * @param string $html Trusted HTML.
	 */
	public static function raw( string $html ): self {
		return new self( $html );
	}

	/**
	 * Creates HTML from plain text.
	 *
	 * Characters that WordPress's content filters react to (typography, smilies, shortcodes, the spelling
	 * of its name) are written as entities, so that the text stays unchanged and matches what React
	 * expects.
	 *
	 * @param string $text Plain text.
	 */
	public static function text( string $text ): self {
		return new self( self::escape( $text ) );
	}

	/**
	 * Escapes plain text so that filters leave it unchanged, like `text()`.
	 *
	 * @param string $text Plain text.
	 */
	public static function escape( string $text ): string {
		if ( 0 === preg_match( self::NOTABLE, $text ) ) {
			return $text;
		}
		$html = strtr( htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), self::REACTIVE );
		return (string) preg_replace( '/(?<=\d)x(?=\d)/', '&#120;', $html );
	}

	public function __toString(): string {
		return $this->html;
	}

	/** Matches anything that `text()` might escape; fails on text that is not UTF-8. Most texts do not match. */
	private const NOTABLE = '/["&\'):<>[\]`]|[-.]{2}| - |8-?O|Wordpress|\dx\d/u';

	private const REACTIVE = array(
		'"'         => '&#34;',
		"'"         => '&#39;',
		'--'        => '&#45;&#45;',
		' - '       => ' &#45; ',
		'...'       => '&#46;..',
		'``'        => '&#96;`',
		':'         => '&#58;',
		')'         => '&#41;',
		'['         => '&#91;',
		']'         => '&#93;',
		'8O'        => '8&#79;',
		'8-O'       => '8-&#79;',
		'Wordpress' => 'Word&#112;ress',
	);
}
