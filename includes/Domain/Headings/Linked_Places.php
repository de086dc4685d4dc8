<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use Frontage\Domain\Blocks\Visibility;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Hides items of lists of links on the screens on which the places of the page are hidden that they lead to. */
final class Linked_Places {
	/** Attribute of an item: the ID that it leads to. It is not in the page that visitors get. */
	public const ATTRIBUTE = 'data-frontage-to';

	/**
	 * Adds the classes to items in rendered HTML.
	 *
	 * @param string $html Content or page.
	 */
	public static function hide( string $html ): string {
		if ( ! str_contains( $html, ' ' . self::ATTRIBUTE . '="' ) ) {
			return $html;
		}
		$hidden = self::hidden( $html );
		$at     = new WP_HTML_Tag_Processor( $html );
		while ( $at->next_tag( array( 'tag_name' => 'li' ) ) ) {
			$id = $at->get_attribute( self::ATTRIBUTE );
			if ( is_string( $id ) ) {
				array_map( array( $at, 'add_class' ), $hidden[ $id ] ?? array() );
			}
		}
		// The processor would leave the space before it.
		return (string) preg_replace( '~(<li [^>]*?) ' . self::ATTRIBUTE . '="[^"]*"~', '$1', $at->get_updated_html() );
	}

	/**
	 * Returns the classes with which places are hidden on some screens, or with something that they are in.
	 *
	 * @param string $html Content or page.
	 * @return array<string, list<string>> By ID; places that are shown on all screens are missing.
	 */
	private static function hidden( string $html ): array {
		if ( ! str_contains( $html, '-hidden-' ) ) {
			return array();
		}
		$at    = new WP_HTML_Tag_Processor( $html );
		$path  = new Node_Path();
		$found = array();
		while ( $at->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$path->follow( $at );
			$id = $at->is_tag_closer() ? null : $at->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$found[ $id ] ??= self::of( $path->nodes() );
			}
		}
		return array_filter( $found );
	}

	/**
	 * Returns the classes with which elements are hidden on some screens.
	 *
	 * @param list<array{classes: list<string>, ...}> $path An element, and those that it is in.
	 * @return list<string>
	 */
	public static function of( array $path ): array {
		return Visibility::screen_classes( array_merge( ...array_column( $path, 'classes' ) ) );
	}
}
