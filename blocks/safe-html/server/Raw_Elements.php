<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

defined( 'ABSPATH' ) || exit;

/**
 * Elements whose content is no text for people, such as the code of a script. Their content goes with them; of all other
 * elements that are not allowed, the text stays.
 *
 * For the looks only: what is left is filtered afterwards, whatever it is.
 */
final class Raw_Elements {
	private const OPENER = '/<(script|style|template|noscript|iframe|object|svg|math|title|xmp|noembed|noframes|select|textarea)'
		. '(?=[\s>\/])[^>]*>|<!--/i';

	/**
	 * Returns HTML without them, and without comments.
	 *
	 * @param string $html Not trusted.
	 */
	public static function without( string $html ): string {
		$kept   = '';
		$at     = 0;
		$closed = array();
		while ( 1 === preg_match( self::OPENER, $html, $found, PREG_OFFSET_CAPTURE, $at ) ) {
			$opener = $found[0][0];
			$start  = $found[0][1];
			$end    = '<!--' === $opener ? '-->' : '</' . strtolower( $found[1][0] ?? '' );
			$kept  .= substr( $html, $at, $start - $at );
			$at     = $start + strlen( $opener );
			// One that is never closed is looked for only once.
			if ( false === ( $closed[ $end ] ?? true ) ) {
				continue;
			}
			$close = stripos( $html, $end, $at );
			if ( false === $close ) {
				$closed[ $end ] = false;
				continue;
			}
			$bracket = '-->' === $end ? $close + 2 : strpos( $html, '>', $close );
			$at      = false === $bracket ? strlen( $html ) : $bracket + 1;
		}
		return $kept . substr( $html, $at );
	}
}
