<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

defined( 'ABSPATH' ) || exit;

/** The blocks of one kind in block markup, each with an identity of its own. */
final class Identified_Blocks {
	/** Key of the identity in a parsed block. WordPress reads only its own keys. */
	private const KEY = 'frontageIdentity';

	/**
	 * Returns a parsed block that knows its identity.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param string $id Identity.
	 * @return array<string, mixed>
	 */
	public static function with( array $block, string $id ): array {
		return array( self::KEY => $id ) + $block;
	}

	/**
	 * Returns the identity of a block.
	 *
	 * @param array<string, mixed> $block Parsed block, also one that knows its identity.
	 */
	public static function identity( array $block ): string {
		$noted = $block[ self::KEY ] ?? null;
		return is_string( $noted ) ? $noted : Identity_Kind::of( $block['blockName'] ?? null )?->identity( $block ) ?? '';
	}

	/**
	 * Returns the blocks in their order. Of two with the same identity, the second one is a copy.
	 *
	 * @param string $content Block markup.
	 * @param Identity_Kind $kind A kind that is unique in its post.
	 * @return array<array-key, array<string, mixed>> Parsed blocks by identity.
	 */
	public static function in( string $content, Identity_Kind $kind ): array {
		$blocks = array();
		if ( has_block( $kind->name(), $content ) ) {
			self::add( $blocks, parse_blocks( $content ), $kind );
		}
		return $blocks;
	}

	/**
	 * Adds blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Those found so far.
	 * @param array<mixed> $among Result of `parse_blocks()`.
	 */
	private static function add( array &$blocks, array $among, Identity_Kind $kind ): void {
		foreach ( $among as $block ) {
			if ( $kind->name() === $block['blockName'] ) {
				$id            = self::free( $kind, $kind->identity( $block ), $blocks );
				$blocks[ $id ] = self::with( $block, $id );
			}
			self::add( $blocks, $block['innerBlocks'], $kind );
		}
	}

	/**
	 * Returns the block with an identity; null if there is none.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks What `in()` returned.
	 * @param string $id Identity, also one from before blocks had their own.
	 * @return array<string, mixed>|null
	 */
	public static function named( array $blocks, Identity_Kind $kind, string $id ): ?array {
		if ( isset( $blocks[ $id ] ) || ! Identity_Kind::is_substitute( $id ) ) {
			return $blocks[ $id ] ?? null;
		}
		return array_values( array_filter( $blocks, static fn ( array $block ): bool => $kind->was( $block, $id ) ) )[0] ?? null;
	}

	/**
	 * Returns the block that is a copy of the one with an identity; null if there is none.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks What `in()` returned.
	 * @param string $id Identity.
	 * @return array<string, mixed>|null
	 */
	public static function copy( array $blocks, string $id ): ?array {
		foreach ( $blocks as $own => $block ) {
			if ( Identity_Kind::original( (string) $own ) === Identity_Kind::original( $id ) ) {
				return $block;
			}
		}
		return null;
	}

	/**
	 * Returns an identity, or that of a copy if it is taken.
	 *
	 * @param string $id Identity.
	 * @param array<array-key, mixed> $taken Identities as keys.
	 */
	public static function free( Identity_Kind $kind, string $id, array $taken ): string {
		$free = $id;
		for ( $number = 2; isset( $taken[ $free ] ); $number++ ) {
			$free = $kind->copy( $id, (string) $number );
		}
		return $free;
	}
}
