<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

use Frontage\Base\Color;

defined( 'ABSPATH' ) || exit;

/**
 * Styles of a block for each view, as custom properties; the stylesheet has a rule for each of them.
 *
 * Twin of `edit/styles.ts`; both are tested with `test/vectors.json`.
 */
final class Styles {
	/** CSS properties by setting, and what their values are. */
	private const PROPERTIES = array(
		'textAlign'       => array( 'text-align', 'align' ),
		'fontSize'        => array( 'font-size', 'length' ),
		'lineHeight'      => array( 'line-height', 'number' ),
		'textColor'       => array( 'color', 'color' ),
		'backgroundColor' => array( 'background', 'color' ),
		'paddingBlock'    => array( 'padding-block', 'length' ),
		'paddingInline'   => array( 'padding-inline', 'length' ),
		'marginBlock'     => array( 'margin-block', 'length' ),
		'width'           => array( 'width', 'length' ),
		'order'           => array( 'order', 'number' ),
		'opacity'         => array( 'opacity', 'percent' ),
		'scale'           => array( 'scale', 'percent' ),
	);

	/** Smallest and largest numbers. */
	private const LIMITS = array(
		'lineHeight' => array( 0.5, 4 ),
		'order'      => array( -20, 20 ),
		'opacity'    => array( 0, 100 ),
		'scale'      => array( 50, 150 ),
	);

	private const ALIGNMENTS = array( 'start', 'center', 'end', 'justify' );

	/** Zero, a length, or a preset of the theme. */
	private const LENGTH = '/\A(?:0|-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|vw|vh|ch)'
		. '|var\(--wp--preset--(?:spacing|font-size)--[a-z0-9-]{1,60}\))\z/';

	/**
	 * Returns the declarations for the block's style attribute.
	 *
	 * @param Views $views What the author has set.
	 */
	public static function declarations( Views $views ): string {
		$parts = array();
		foreach ( $views->objects( 'styles' ) as $view => $values ) {
			foreach ( array_intersect_key( self::PROPERTIES, $values ) as $setting => list( $property, $type ) ) {
				$value = self::value( $setting, $type, $values[ $setting ] );
				if ( '' !== $value ) {
					$parts[] = "--frontage-view-$view-$property:$value";
				}
			}
		}
		return implode( ';', $parts );
	}

	/**
	 * Returns a value as CSS; empty if it is not one.
	 *
	 * @param string $setting Key of PROPERTIES.
	 * @param string $type What the value is.
	 * @param mixed $value Untrusted.
	 */
	private static function value( string $setting, string $type, mixed $value ): string {
		return match ( $type ) {
			'align'  => in_array( $value, self::ALIGNMENTS, true ) ? $value : '',
			'color'  => Color::css( $value ),
			'length' => is_string( $value ) && 1 === preg_match( self::LENGTH, $value ) ? $value : '',
			default  => self::number( $value, self::LIMITS[ $setting ], 'percent' === $type ? '%' : '' ),
		};
	}

	/**
	 * Returns a number within its limits, as CSS; empty for everything else.
	 *
	 * @param mixed $value Untrusted.
	 * @param array{int|float, int|float} $limits Smallest and largest number.
	 * @param string $unit May be empty.
	 */
	private static function number( mixed $value, array $limits, string $unit ): string {
		if ( ( ! is_int( $value ) && ! is_float( $value ) ) || ! is_finite( (float) $value ) ) {
			return '';
		}
		return round( max( $limits[0], min( $limits[1], $value ) ), 2 ) . $unit;
	}
}
