<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The style attribute of a tag that a block has printed. */
final class Style_Attribute {
	/**
	 * Adds declarations behind those that the tag has.
	 *
	 * @param WP_HTML_Tag_Processor $tag Positioned at the tag.
	 * @param string $declarations Such as `--a:1;--b:2`, from code or validated values.
	 */
	public static function add( WP_HTML_Tag_Processor $tag, string $declarations ): void {
		if ( '' === $declarations ) {
			return;
		}
		$style  = $tag->get_attribute( 'style' );
		$before = is_string( $style ) ? rtrim( $style, '; ' ) : '';
		$tag->set_attribute( 'style', ( '' === $before ? '' : "$before;" ) . $declarations );
	}
}
