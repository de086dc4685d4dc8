<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The items of one Accordion block.
 *
 * Renders the items and passes each its number, its ID and whether it is initially open.
 */
final class Item_List {
	/** Default transition duration, in milliseconds (S1 §9). */
	public const DURATION_MS = 700;

	/** Matches the panel content of a rendered item. */
	private const PANEL = '#</summary><div[^>]*>(.*)</div></details>#s';

	/**
	 * Renders all items and collects the questions and answers.
	 *
	 * @param WP_Block $block The Accordion block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string $group Name of the group in which only one item may be open.
	 * @return string HTML, empty if there are no items.
	 */
	public static function print( WP_Block $block, array $attributes, string $group ): string {
		$is_exclusive = 'multiple' !== $attributes['openMode'];
		$is_taken     = false;
		$html         = '';
		foreach ( Inner_Blocks::of( $block, 'frontage/accordion-item' ) as $index => $item ) {
			$is_open  = true === ( $item->attributes['isOpen'] ?? false ) && ! ( $is_exclusive && $is_taken );
			$is_taken = $is_taken || $is_open;
			$place    = array(
				'id'      => self::id( $item, $index ),
				'number'  => $index + 1,
				'group'   => $is_exclusive ? $group : null,
				'is_open' => $is_open,
				'heading' => $attributes['headingLevel'],
			);
			$printed  = Inner_Blocks::render( $item, array( 'frontage/accordionItem' => $place ) );
			if ( true === $attributes['isFaq'] ) {
				Faq::add( self::title( $item ), 1 === preg_match( self::PANEL, $printed, $panel ) ? $panel[1] : '' );
			}
			$html .= $printed;
		}
		return $html;
	}

	/**
	 * Returns the ID that links to the item use: its anchor, or one generated from its title.
	 *
	 * @param WP_Block $item Accordion item block.
	 * @param int $index Position of the item, from 0.
	 */
	private static function id( WP_Block $item, int $index ): string {
		$anchor = $item->attributes['anchor'] ?? '';
		if ( ! is_string( $anchor ) || '' === $anchor ) {
			$title  = self::title( $item );
			$name   = '' === $title ? '' : Slug::readable( Kses::words( $title ) );
			$anchor = 'accordion-' . ( '' === $name ? (string) ( $index + 1 ) : $name );
		}
		return Ids::for( 'accordion', array( 'anchor' => $anchor ) );
	}

	/**
	 * Returns the item's title as saved.
	 *
	 * @param WP_Block $item Accordion item block.
	 */
	private static function title( WP_Block $item ): string {
		$title = $item->attributes['title'] ?? '';
		return is_string( $title ) ? $title : '';
	}
}
