<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The text that a visitor accepts with a consent field.
 *
 * It can be scrolled, also with the keyboard. Its version is a hash of its words, so that an entry says which text was accepted.
 */
final class Terms_Html {
	private const VERSION_LENGTH = 8;

	/** Returns the text above the checkbox; null if the field has none. */
	public static function text( Field_State $state ): ?Html {
		$text  = $state->text( 'terms' );
		$row   = $state->row();
		$label = __( 'Terms', 'frontage' );
		$about = array(
			'class'      => 'frontage-form__terms',
			'role'       => 'region',
			'tabindex'   => '0',
			'aria-label' => '' === $row ? $label : "$row: $label",
		);
		return '' === self::plain( $text ) ? null : el( 'div', $about, Html::raw( self::paragraphs( $text ) ) );
	}

	/**
	 * Returns a text's version, such as `3f2a9c01`: the same for the same words, however they are formatted.
	 *
	 * @param string $plain Result of `plain()`.
	 */
	public static function version( string $plain ): string {
		return substr( hash( 'sha256', $plain ), 0, self::VERSION_LENGTH );
	}

	/**
	 * Returns the words of a text.
	 *
	 * @param string $html Value of the attribute `terms`.
	 */
	public static function plain( string $html ): string {
		$lines = (string) preg_replace( '~<br\s*/?>~i', "\n", $html );
		return Plain_Text::trim( html_entity_decode( wp_strip_all_tags( $lines ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Returns the text as paragraphs: an empty line begins a new one.
	 *
	 * @param string $html Value of the attribute `terms`.
	 */
	private static function paragraphs( string $html ): string {
		$parts = preg_split( '~(?:<br\s*/?>\s*){2,}~i', $html ) ?: array();
		return implode(
			'',
			array_map( static fn ( string $part ): Html => el( 'p', array(), Html::raw( Kses::html( $part, 'data' ) ) ), $parts )
		);
	}
}
