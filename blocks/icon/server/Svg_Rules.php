<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

defined( 'ABSPATH' ) || exit;

/** What an SVG on a page may consist of: shapes, colors and gradients. No scripts, no text, no images, nothing from elsewhere. */
final class Svg_Rules {
	/** Names as SVG spells them. `a` and `switch` become groups. */
	private const ELEMENTS = array(
		'svg'            => 'g',
		'a'              => 'g',
		'switch'         => 'g',
		'g'              => 'g',
		'defs'           => 'defs',
		'symbol'         => 'symbol',
		'use'            => 'use',
		'path'           => 'path',
		'circle'         => 'circle',
		'ellipse'        => 'ellipse',
		'line'           => 'line',
		'polygon'        => 'polygon',
		'polyline'       => 'polyline',
		'rect'           => 'rect',
		'linearGradient' => 'linearGradient',
		'radialGradient' => 'radialGradient',
		'stop'           => 'stop',
		'clipPath'       => 'clipPath',
		'mask'           => 'mask',
	);

	private const ATTRIBUTES = 'viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points '
		. 'pathLength transform '
		. 'color display visibility opacity fill fill-opacity fill-rule clip-rule clip-path mask paint-order '
		. 'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity '
		. 'stop-color stop-opacity offset gradientUnits gradientTransform spreadMethod '
		. 'clipPathUnits maskUnits maskContentUnits vector-effect';

	/** Numbers, words, colors, and lists of them. */
	private const PLAIN = '/^[\w\s.,#%+-]*$/';

	/** The same, with functions of colors and moves. */
	private const FUNCTIONS = '/^(?:[\w\s.,#%+-]|'
		. '\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|matrix|translate|scale|rotate|skewX|skewY)\([\w\s.,%+\/-]*\))*$/';

	/** Something of the same drawing, and a color in case it is missing. */
	private const REFERENCE = '/^url\(\s*["\']?(#[\w.:-]+)["\']?\s*\)(?:\s+(?:none|#\w{3,8}|[a-z]+))?$/i';

	/** Characters of a value that is no list of points. */
	private const LONGEST = 500;

	/** Attributes whose values are long. */
	private const LONG = array( 'd', 'points' );

	/**
	 * Returns the element to print; empty if it is not allowed.
	 *
	 * @param string $name Local name.
	 */
	public static function element( string $name ): string {
		return self::ELEMENTS[ $name ] ?? '';
	}

	/**
	 * Returns a reference to something of the same drawing, without `#`; empty for any other address.
	 *
	 * @param string $address From the source.
	 */
	public static function id( string $address ): string {
		return 1 === preg_match( '/^#[\w.:-]{1,200}$/', $address ) ? substr( $address, 1 ) : '';
	}

	/**
	 * Returns the value of an attribute; empty if the attribute or the value is not allowed.
	 *
	 * @param string $name Local name.
	 * @param string $value From the source.
	 * @param string $prefix Of all IDs.
	 */
	public static function value( string $name, string $value, string $prefix ): string {
		static $allowed = null;
		$allowed      ??= array_flip( explode( ' ', self::ATTRIBUTES ) );
		$is_long        = in_array( $name, self::LONG, true );
		if ( ! isset( $allowed[ $name ] ) || ( ! $is_long && strlen( $value ) > self::LONGEST ) ) {
			return '';
		}
		if ( 1 === preg_match( self::REFERENCE, $value, $found ) ) {
			return "url(#$prefix" . substr( $found[1], 1 ) . ')';
		}
		return 1 === preg_match( $is_long ? self::PLAIN : self::FUNCTIONS, $value ) ? $value : '';
	}
}
