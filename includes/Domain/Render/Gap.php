<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * The space between a block's parts.
 *
 * Reads WordPress's block gap where a block uses it in its own stylesheet.
 */
final class Gap {
	/**
	 * The author's gap as CSS, empty for the stylesheet's and for anything that is no length.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function of( array $attributes ): string {
		$gap = $attributes['style']['spacing']['blockGap'] ?? '';
		if ( ! is_string( $gap ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^var:preset\|spacing\|([a-z0-9-]+)$/', $gap, $preset ) ) {
			return "var(--wp--preset--spacing--$preset[1])";
		}
		// A bare zero cannot be counted with.
		return '0' === $gap ? '0px' : ( 1 === preg_match( '/^\d*\.?\d+(px|r?em|v[wh]|%)?$/', $gap ) ? $gap : '' );
	}
}
