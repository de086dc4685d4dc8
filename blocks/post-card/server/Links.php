<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The links of a card: the image's is for pointers only if the title has the same, so that keyboards stop once. */
final class Links {
	private const IMAGE = 'wp-block-post-featured-image';
	private const TITLE = 'wp-block-post-title';

	/**
	 * Takes the image's link out of the tab order and from screen readers, if the title leads to the same place.
	 *
	 * @param string $html Rendered inner blocks.
	 */
	public static function quiet( string $html ): string {
		$title = self::of( $html, self::TITLE );
		if ( null === $title || ! str_contains( $html, self::IMAGE ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( self::next( $tag, self::IMAGE ) ) {
			if ( $tag->get_attribute( 'href' ) === $title ) {
				$tag->set_attribute( 'tabindex', '-1' );
				$tag->set_attribute( 'aria-hidden', 'true' );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Returns the address of the first link in an element; null if there is none.
	 *
	 * @param string $class_name Class of the element.
	 */
	private static function of( string $html, string $class_name ): ?string {
		$tag  = new WP_HTML_Tag_Processor( $html );
		$href = self::next( $tag, $class_name ) ? $tag->get_attribute( 'href' ) : null;
		return is_string( $href ) ? $href : null;
	}

	/**
	 * Moves to the next link that directly follows in an element with a class.
	 *
	 * @param WP_HTML_Tag_Processor $tag Moved.
	 * @param string $class_name Class of the element.
	 */
	private static function next( WP_HTML_Tag_Processor $tag, string $class_name ): bool {
		while ( $tag->next_tag( array( 'class_name' => $class_name ) ) ) {
			if ( $tag->next_tag() && 'A' === $tag->get_tag() ) {
				return true;
			}
		}
		return false;
	}
}
