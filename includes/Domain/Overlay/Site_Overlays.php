<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Place_Content;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * All overlays of the site, wherever they are: posts, templates, parts, patterns, widgets, theme files.
 *
 * For owners only. The usage index says which places to read, so it takes as long as there are overlays, however
 * many posts the site has.
 *
 * @phpstan-type Found array{id: string, module: string, title: string, attributes: array<string, mixed>, places: list<int>}
 */
final class Site_Overlays {
	/** Maximum number of places read for each block. */
	private const PLACES = 500;

	private const TITLE_CHARACTERS = 60;

	/**
	 * Returns all overlays, newest first.
	 *
	 * @return array<string, Found> Keyed by ID; an ID that is used in several places is one overlay.
	 */
	public static function all(): array {
		$found = array();
		foreach ( Overlay_Blocks::all() as $module => $type ) {
			$places = Index::places( $module, self::PLACES );
			_prime_post_caches( array_filter( $places, static fn ( int $place ): bool => $place > 0 ), false, false );
			foreach ( $places as $place ) {
				$content = Place_Content::of( $place );
				if ( has_block( "frontage/$module", $content ) ) {
					self::collect( parse_blocks( $content ), $module, $type, $place, $found );
				}
			}
		}
		return $found;
	}

	/**
	 * Returns the IDs of all overlays.
	 *
	 * @return list<string>
	 */
	public static function ids(): array {
		return array_map( 'strval', array_keys( self::all() ) );
	}

	/**
	 * Collects a module's overlays in some blocks and their inner blocks.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @param string $module Module folder.
	 * @param WP_Block_Type $type Its block type.
	 * @param int $place Place that contains the blocks.
	 * @param array<string, Found> $found Receives the overlays.
	 */
	private static function collect( array $blocks, string $module, WP_Block_Type $type, int $place, array &$found ): void {
		foreach ( $blocks as $block ) {
			if ( "frontage/$module" === $block['blockName'] ) {
				$id         = Overlay_Blocks::id_of( $block );
				$attributes = Overlay_Blocks::attributes( $type, $block );
				$title      = self::title( $attributes, $block );
				$places     = array();
				$row        = $found[ $id ] ?? compact( 'id', 'module', 'title', 'attributes', 'places' );

				$row['places'] = array_values( array_unique( array( ...$row['places'], $place ) ) );
				$found[ $id ]  = $row;
			}
			self::collect( $block['innerBlocks'], $module, $type, $place, $found );
		}
	}

	/**
	 * Returns what an overlay is called: its label, the text of its button, or its first words.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function title( array $attributes, array $block ): string {
		$texts = array( $attributes['label'] ?? '', $attributes['buttonText'] ?? '', self::text( $block ) );
		foreach ( $texts as $text ) {
			$text = html_entity_decode( wp_strip_all_tags( (string) $text, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			if ( '' !== $text ) {
				return mb_strlen( $text ) > self::TITLE_CHARACTERS ? mb_substr( $text, 0, self::TITLE_CHARACTERS ) . '…' : $text;
			}
		}
		return '';
	}

	/**
	 * Returns the first text in a block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function text( array $block ): string {
		foreach ( (array) ( $block['innerBlocks'] ?? array() ) as $inner ) {
			$html = trim( wp_strip_all_tags( (string) ( $inner['innerHTML'] ?? '' ) ) );
			$text = '' === $html ? self::text( $inner ) : $html;
			if ( '' !== $text ) {
				return $text;
			}
		}
		return '';
	}
}
