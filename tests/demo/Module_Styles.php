<?php
/**
 * The styles of a block, on its page.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Saved_Content;

/** The block of an example in each of its styles, beside each other where they fit. */
final class Module_Styles {
	/** Examples at least as wide have each of their styles in a row of its own. In pixels. */
	private const WIDE = 600;

	/** Examples at least as wide have two styles in a row, narrower ones all of them. In pixels. */
	private const HALF = 480;

	/** As the inserter's previews are, if the example says nothing. In pixels. */
	private const USUAL = 500;

	/** Blocks of which a page shows only the button that opens them, whatever the width of what it opens. */
	private const BUTTONS = array( 'modal', 'off-canvas', 'search-overlay', 'subscribe-overlay' );

	/** Blocks that there is one of on a page, since each would be where the others are. */
	private const ONE = array( 'age-gate', 'reading-progress' );

	/**
	 * Returns the block of the example in each of its styles.
	 *
	 * @param string $slug The block's folder.
	 * @param string $example Block markup.
	 */
	public static function markup( string $slug, string $example ): string {
		$json   = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
		$styles = $json['styles'] ?? array();
		$block  = self::first( parse_blocks( $example ), $json['name'] );
		if ( array() === $styles || null === $block || in_array( $slug, self::ONE, true ) ) {
			return '';
		}
		$cells = array();
		foreach ( $styles as $style ) {
			$own = $block;
			// A second element of the same name would be none.
			unset( $own['attrs']['anchor'] );
			$own['attrs']['className'] = "is-style-$style[name]";
			// Saved_Content writes what the block says again, with the class of its style.
			$own['innerHTML']    = '';
			$own['innerContent'] = array_fill( 0, count( $own['innerBlocks'] ), null );
			$cells[]             = Markup::heading( $style['label'], 3, '', 'medium' ) . Saved_Content::complete( serialize_block( $own ) );
		}
		$own   = $json['example']['viewportWidth'] ?? self::USUAL;
		$width = in_array( $slug, self::BUTTONS, true ) ? 0 : $own;
		$most  = 4 === count( $cells ) ? 2 : 3;
		$few   = $width < self::WIDE ? 2 : 1;
		$many  = $width < self::HALF ? $most : $few;
		return Module_Page::part( 'Styles', 'styles' ) . self::rows( $cells, $many );
	}

	/**
	 * Returns rows of columns of the same width.
	 *
	 * @param list<string> $cells Block markup of each.
	 * @param positive-int $many Columns.
	 */
	private static function rows( array $cells, int $many ): string {
		$gap  = array_fill_keys( array( 'top', 'left' ), 'var:preset|spacing|40' );
		$rows = '';
		foreach ( array_chunk( $cells, $many ) as $row ) {
			// What is alone in the last row is as wide as what is above it.
			$columns = array_map(
				static fn ( string $cell ): string =>
					Markup::block( 'column', array(), '<div class="wp-block-column">' . trim( $cell ) . '</div>' ),
				array_pad( $row, $many, '' )
			);
			$rows   .= Markup::block(
				'columns',
				array(
					'align' => 'wide',
					'style' => array( 'spacing' => array( 'blockGap' => $gap ) ),
				),
				'<div class="wp-block-columns alignwide">' . trim( implode( '', $columns ) ) . '</div>'
			);
		}
		return $rows;
	}

	/**
	 * Finds a block, also within others.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param string $name Such as `frontage/tabs`.
	 * @return array<string, mixed>|null
	 */
	private static function first( array $blocks, string $name ): ?array {
		foreach ( $blocks as $block ) {
			$found = $name === $block['blockName'] ? $block : self::first( $block['innerBlocks'], $name );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
