<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/** The gap between a block's parts: WordPress's block gap, for use in our own styles. */
final class Gap {
	/**
	 * Returns the author's gap as CSS; empty for the default and for anything that is not a length.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function of( array $attributes ): string {
		$gap = $attributes['style']['spacing']['blockGap'] ?? '';
		if ( ! is_string( $gap ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^var:preset\|spacing\|([a-z0-9-]+)$/', $gap, $preset ) ) {
			return "var(--wp--preset--spacing--$preset[1])";
		}
		// calc() cannot use a unitless zero.
		return '0' === $gap ? '0px' : ( 1 === preg_match( '/^\d*\.?\d+(px|r?em|v[wh]|%)?$/', $gap ) ? $gap : '' );
	}
}
