<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Domain\Identity\Identity_Kind;

/** Reads fixtures as a program would save them: without identities and words. */
trait Bare_Fixtures {
	/**
	 * Removes all identities.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function anonymous( array $blocks ): array {
		foreach ( $blocks as &$block ) {
			$kind = Identity_Kind::of( $block['blockName'] );
			if ( null !== $kind ) {
				unset( $block['attrs'][ $kind->attribute ] );
			}
			$block['innerBlocks'] = self::anonymous( $block['innerBlocks'] );
		}
		return $blocks;
	}

	/** @return array<array-key, array<string, mixed>> */
	private static function blocks_of( string $file ): array {
		$fixture = json_decode( (string) file_get_contents( $file ), true );
		$slug    = basename( dirname( $file, 2 ) );
		$make    = static function ( string $name, array $one ) use ( &$make ): array {
			$child = static fn ( array $child ): array => $make( (string) ( $child['name'] ?? '' ), $child );
			$inner = array_map( $child, $one['innerBlocks'] ?? array() );
			return array(
				'blockName'    => $name,
				'attrs'        => $one['attributes'] ?? array(),
				'innerBlocks'  => $inner,
				'innerHTML'    => '',
				'innerContent' => array_fill( 0, count( $inner ), null ),
			);
		};
		return is_array( $fixture ) ? array( $make( "frontage/$slug", $fixture ) ) : array();
	}
}
