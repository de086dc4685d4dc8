<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * A drawn landscape for patterns, which have no photographs: sky, sun and rows of hills.
 *
 * It is part of its URL, so that a pattern loads nothing from another site.
 */
final class Drawing {
	/** Outlines of the hills in a square of 16 by 8. */
	private const HILLS = array(
		'M0 4.6Q2 2.2 4 3.6T8 2.9T12 3.4T16 2.6V8H0z',
		'M0 5.2Q3 3.9 5.5 5T10 4.4T16 5V8H0z',
		'M0 6.6Q2.5 5.4 6 6.3T11 6T16 6.9V8H0z',
	);

	/**
	 * Returns the picture's URL.
	 *
	 * @param int $number From 0; the same number gives the same picture.
	 */
	public static function url( int $number ): string {
		$colors = Landscape_Colors::of( $number );
		$css    = Landscape_Colors::css( ... );
		$hills  = '';
		foreach ( self::HILLS as $row => $outline ) {
			$hills .= "<path fill='{$css( $colors->hills( $row, count( self::HILLS ) ) )}' d='$outline'/>";
		}
		$sun = 4 + 4 * ( $number % 3 );
		$svg = "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='800' viewBox='0 0 16 8'>"
			. "<linearGradient id='s' x2='0' y2='.7'><stop stop-color='{$css( $colors->top )}'/>"
			. "<stop offset='1' stop-color='{$css( $colors->bottom )}'/></linearGradient>"
			. "<path fill='url(#s)' d='M0 0h16v8H0z'/><circle cx='$sun' cy='2.2' r='.6' fill='{$css( $colors->sun )}'/>$hills</svg>";
		return 'data:image/svg+xml,' . strtr(
			$svg,
			array(
				'#' => '%23',
				'<' => '%3C',
				'>' => '%3E',
			)
		);
	}
}
