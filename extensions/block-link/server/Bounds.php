<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Block_Link;

use const Frontage\Base\Html\VOID_ELEMENTS;

defined( 'ABSPATH' ) || exit;

/**
 * Elements in a block that keep a link from being stretched over the whole block.
 *
 * A stretched link ends at the nearest element with a position or a movement of its own, such as a cover. In
 * what opens or closes by a press it would take the press.
 */
final class Bounds {
	private const TAG = '~<(/?)([a-z][a-z0-9-]*+)((?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>~i';

	/** What is pressed, or opens over the page. */
	private const CONTROLS = array( 'summary', 'button', 'dialog', 'label' );

	/** Classes of elements with a position or a movement of their own. */
	private const CLASSES = '~\sclass="(?:[^"]*\s)?(?:wp-block-cover|wp-block-frontage-[a-z-]+'
		. '|is-position-(?:sticky|fixed)|is-frontage-animation-loop'
		. '|has-frontage-(?:sticky|parallax|scrollspy|scrollspy-children|view|block-link))(?:\s[^"]*)?"~';

	/**
	 * Returns whether a place is in such an element; the block itself is none.
	 *
	 * @param string $html Rendered block.
	 * @param int $at Offset of the place.
	 */
	public static function are_around( string $html, int $at ): bool {
		preg_match_all( self::TAG, substr( $html, 0, $at ), $tags, PREG_SET_ORDER );
		$open = array();
		foreach ( $tags as list( , $slash, $tag, $attributes ) ) {
			$tag = strtolower( $tag );
			if ( '/' === $slash ) {
				$last = array_search( $tag, array_reverse( array_column( $open, 0 ), true ), true );
				$open = false === $last ? $open : array_slice( $open, 0, (int) $last );
			} elseif ( ! isset( VOID_ELEMENTS[ $tag ] ) && ! str_ends_with( $attributes, '/' ) ) {
				$open[] = array( $tag, in_array( $tag, self::CONTROLS, true ) || 1 === preg_match( self::CLASSES, $attributes ) );
			}
		}
		return in_array( true, array_column( array_slice( $open, 1 ), 1 ), true );
	}
}
