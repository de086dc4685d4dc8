<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The items of one list, rendered.
 *
 * @phpstan-type Item array{name: string, title: string, html: string, class: string}
 */
final class Items {
	/** Characters of an item's text that name it. */
	private const LONGEST = 60;

	/**
	 * Returns the items in the author's order. Each has a name of its own, by which browsers remember it.
	 *
	 * @param WP_Block $block The block around them.
	 * @return list<Item>
	 */
	public static function of( WP_Block $block ): array {
		$items = array();
		foreach ( Inner_Blocks::of( $block, 'frontage/sortable-item' ) as $index => $child ) {
			$html  = Inner_Blocks::render( $child );
			$title = self::title( $html );
			$name  = self::key( $child->attributes['name'] ?? '' );
			$name  = '' === $name ? substr( md5( $html ), 0, 10 ) : $name;
			while ( isset( $items[ " $name" ] ) ) {
				$name .= '-2';
			}
			$items[ " $name" ] = array(
				'name'  => $name,
				/* translators: %d: position of an item, starting at 1. */
				'title' => '' === $title ? sprintf( __( 'Item %d', 'frontage' ), $index + 1 ) : $title,
				'html'  => $html,
				'class' => Visibility::classes( $child->parsed_block['attrs'] ),
			);
		}
		return array_values( $items );
	}

	/**
	 * Returns a saved ID as browsers store it; empty if there is none.
	 *
	 * @param mixed $saved Saved attribute.
	 */
	public static function key( mixed $saved ): string {
		return is_string( $saved ) ? mb_substr( Ids::clean( $saved ), 0, self::LONGEST ) : '';
	}

	/**
	 * Returns the beginning of an item's text.
	 *
	 * @param string $html The item's HTML.
	 */
	private static function title( string $html ): string {
		$text = trim( html_entity_decode( wp_strip_all_tags( Kses::apart( $html ), true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return mb_strlen( $text ) > self::LONGEST ? mb_substr( $text, 0, self::LONGEST - 1 ) . '…' : $text;
	}
}
