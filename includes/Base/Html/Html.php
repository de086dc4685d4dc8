<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Html;

use Stringable;

defined( 'ABSPATH' ) || exit;

/**
 * Finished HTML.
 *
 * HTML that may be printed as it is; plain strings are escaped wherever they meet it.
 *
 * @api
 */
final class Html implements Stringable {
	private function __construct( public readonly string $html ) {}

	/**
	 * Takes HTML that is known to be safe.
	 *
	 * @param string $html Trusted HTML.
	 */
	public static function raw( string $html ): self {
		return new self( $html );
	}

	/**
	 * Takes plain text.
	 *
	 * The characters that WordPress's content filters react to (typography, smilies, shortcodes,
	 * the spelling of its name) are written as entities, so that the text arrives unchanged and
	 * React finds what it expects.
	 *
	 * @param string $text Plain text.
	 */
	public static function text( string $text ): self {
		return new self( self::escape( $text ) );
	}

	/**
	 * Writes plain text so that it arrives unchanged, as `text()` does.
	 *
	 * @param string $text Plain text.
	 */
	public static function escape( string $text ): string {
		if ( 1 !== preg_match( self::NOTABLE, $text ) ) {
			return $text;
		}
		$html = strtr( htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), self::REACTIVE );
		return (string) preg_replace( '/(?<=\d)x(?=\d)/', '&#120;', $html );
	}

	public function __toString(): string {
		return $this->html;
	}

	/** Anything that `text()` might write in another way; most texts have none of it. */
	private const NOTABLE = '/[^\x20\x21\x23-\x25\x28\x2A-\x39;=?-VX-Z\\\\^_a-~]|[-.]{2}| - |8-?O|\dx\d/';

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
