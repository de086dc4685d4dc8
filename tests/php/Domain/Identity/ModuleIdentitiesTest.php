<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that each module saved by code gets its identities, and keeps them.
 */
final class ModuleIdentitiesTest extends TestCase {
	use Bare_Fixtures;
	use Writes_Posts;

	/** @return iterable<string, array{string}> */
	public static function fixtures(): iterable {
		foreach ( array_keys( Manifest::get()['blocks'] ) as $slug ) {
			foreach ( glob( Paths::path( "blocks/$slug/fixtures/*.json" ) ) ?: array() as $file ) {
				if ( array() !== self::listed( self::blocks_of( $file ) ) ) {
					yield "$slug " . basename( $file, '.json' ) => array( $file );
				}
			}
		}
	}

	/**
	 * Lists the identities in blocks; empty for one that has none.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private static function listed( array $blocks, bool $is_old = false ): array {
		$ids = array();
		foreach ( $blocks as $block ) {
			$kind = Identity_Kind::of( $block['blockName'] );
			$ids  = array(
				...$ids,
				...( null === $kind || ( $is_old && $kind->is_only_for_new() ) ? array() : array( $kind->saved( $block['attrs'] ) ) ),
				...self::listed( $block['innerBlocks'], $is_old ),
			);
		}
		return $ids;
	}

	#[DataProvider( 'fixtures' )]
	public function test_every_module_saved_by_code_has_its_identities( string $file ): void {
		$blocks = self::anonymous( self::blocks_of( $file ) );
		$markup = serialize_blocks( $blocks ); // @phpstan-ignore argument.type (As parse_blocks() returns them.)
		$post   = $this->make_post( array( 'post_content' => $markup ) );
		$ids    = self::listed( parse_blocks( $this->content( $post ) ) );
		self::assertNotContains( '', $ids, 'All have one.' );
		$saved = $this->content( $post );
		self::assertSame( $ids, self::listed( parse_blocks( $this->update( $post, $saved ) ) ), 'Saved once more, nothing changes.' );
		self::assertSame( $ids, self::listed( parse_blocks( $this->update( $post, $markup ) ) ), 'A program saves the same again.' );

		$this->write( $post, $markup );
		$this->rename( $post );
		$now = array_filter( self::listed( parse_blocks( $this->content( $post ) ), true ), static fn ( string $id ): bool => '' === $id );
		self::assertSame( array(), $now, 'Quick Edit of an old post.' );
	}
}
