<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Life;

use Frontage\Base\Paths;
use Frontage\Tests\Golden\Fixture;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

/**
 * Tests pages of a site after Frontage was deactivated.
 *
 * All content that authors put into our blocks stays readable.
 */
final class ReadableTest extends TestCase {
	/** @var array<string, \WP_Block_Type> */
	private array $types = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'frontage/' ) ) {
				$this->types[ $name ] = $type;
				unregister_block_type( $name );
			}
		}
	}

	protected function tearDown(): void {
		array_map( 'register_block_type', $this->types );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function fixtures(): array {
		return array_map( static fn ( Fixture $fixture ): array => array( $fixture->markup() ), Fixture::all() );
	}

	/** Returns the words of an HTML string. */
	private static function words( string $html ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) );
	}

	/**
	 * Returns the words in the content, not in attributes.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function written( array $blocks ): array {
		$words = array();
		foreach ( $blocks as $block ) {
			$words = array_merge( $words, array( self::words( (string) $block['innerHTML'] ) ), self::written( $block['innerBlocks'] ) );
		}
		return array_values( array_filter( $words ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_content_survives_without_the_plugin( string $markup ): void {
		$page = self::words( (string) apply_filters( 'the_content', $markup ) );
		foreach ( self::written( parse_blocks( $markup ) ) as $words ) {
			self::assertStringContainsString( substr( self::words( wptexturize( $words ) ), 0, 40 ), $page );
		}
		self::assertStringNotContainsString( 'wp:frontage', $page );
	}

	/** The documentation lists the blocks that leave nothing behind. */
	public function test_the_documentation_lists_blocks_that_print_nothing(): void {
		self::assertStringEqualsFile( Silent_Blocks::path(), Silent_Blocks::page(), 'Run: npm run build -- --fixtures' );
	}
}
