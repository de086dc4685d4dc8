<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Frontage\Domain\Blocks\Block_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * All blocks of a text in the order of their comments, those inside others too.
 *
 * @phpstan-type Entry array{block: array<string, mixed>, parent: int, place: int}
 */
final class Block_List {
	/**
	 * Lists the blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks What `Block_Tokens::parse()` returned.
	 * @return list<Entry> Each with the index of the block around it, -1 for none, and its place among blocks of its type there.
	 */
	public static function of( array $blocks ): array {
		$entries = array();
		self::add( $entries, $blocks, -1 );
		return $entries;
	}

	/**
	 * Adds blocks and those inside.
	 *
	 * @param list<Entry> $entries Those listed so far.
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param int $parent Index of the block around them.
	 */
	private static function add( array &$entries, array $blocks, int $parent ): void {
		$places = array();
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( '' === $name ) {
				continue;
			}
			$places[ $name ] = ( $places[ $name ] ?? -1 ) + 1;
			$entries[]       = array(
				'block'  => $block,
				'parent' => $parent,
				'place'  => $places[ $name ],
			);
			self::add( $entries, $block['innerBlocks'], count( $entries ) - 1 );
		}
	}

	/**
	 * Returns the blocks with identities.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks What `Block_Tokens::parse()` returned.
	 * @param array<int, string> $ids Identities by index in the list.
	 * @return array<array-key, array<string, mixed>>
	 */
	public static function with( array $blocks, array $ids ): array {
		$index = 0;
		return self::identified( $blocks, $ids, $index );
	}

	/**
	 * Writes identities into blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param array<int, string> $ids Identities by index.
	 * @param int $index Index of the next block.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function identified( array $blocks, array $ids, int &$index ): array {
		foreach ( $blocks as &$block ) {
			if ( '' === (string) $block['blockName'] ) {
				continue;
			}
			$id   = $ids[ $index++ ] ?? '';
			$kind = '' === $id ? null : Identity_Kind::of( $block['blockName'] );

			$block['innerBlocks'] = self::identified( $block['innerBlocks'], $ids, $index );
			if ( null !== $kind && $id !== $kind->saved( $block['attrs'] ) ) {
				$block = self::identify( $block, $kind, $id );
			}
		}
		return $blocks;
	}

	/**
	 * Writes an identity into the comment of its block, and an anchor into the element that is saved around it, as the editor does.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	private static function identify( array $block, Identity_Kind $kind, string $id ): array {
		$block = Block_Tokens::set( $block, $kind->attribute, $id );
		$first = $block['innerContent'][0] ?? null;
		$class = 'wp-block-frontage-' . $kind->slug;
		$start = "~\\A\\s*<(?:div|section)(?= class=\"{$class}[ \"])~";
		if ( $kind->is_anchor() && is_string( $first ) && 1 === preg_match( $start, $first, $found ) ) {
			$attribute = ' id="' . esc_attr( $id ) . '"';
			$at        = strlen( $found[0] );

			$block['innerContent'][0] = substr_replace( $first, $attribute, $at, 0 );
			$block['innerHTML']       = substr_replace( $block['innerHTML'], $attribute, $at, 0 );
		}
		return $block;
	}
}
