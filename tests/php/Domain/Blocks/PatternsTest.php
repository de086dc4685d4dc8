<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Pictures\Pictures;
use Frontage\Tests\TestCase;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * Tests the patterns in the inserter.
 *
 * All patterns are complete, contain only existing blocks, and cost nothing until requested.
 */
final class PatternsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	private function forget(): void {
		foreach ( array_keys( $this->ours() ) as $name ) {
			WP_Block_Patterns_Registry::get_instance()->unregister( $name );
		}
		if ( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( Patterns::CATEGORY ) ) {
			unregister_block_pattern_category( Patterns::CATEGORY );
		}
	}

	/**
	 * Returns our registered patterns.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	private function ours(): array {
		$all = array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), null, 'name' );
		return array_filter( $all, static fn ( string $name ): bool => str_starts_with( $name, 'frontage/' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the names of all blocks in parsed content.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private function names( array $blocks ): array {
		$names = array();
		foreach ( $blocks as $block ) {
			$names = array_merge( $names, array_filter( array( $block['blockName'] ) ), $this->names( $block['innerBlocks'] ) );
		}
		return $names;
	}

	public function test_registers_patterns_only_where_needed(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) );
		self::assertSame( array(), $this->ours() );
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) );
		self::assertContains( 'frontage/faq', array_column( (array) $answer->get_data(), 'name' ) );
	}

	public function test_every_pattern_is_valid(): void {
		Patterns::register();
		foreach ( $this->ours() as $name => $pattern ) {
			self::assertSame( 'frontage', $pattern['categories'][0], $name );
			foreach ( $pattern['categories'] as $category ) {
				self::assertTrue( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( $category ), "$name: $category" );
			}
			self::assertNotEmpty( $pattern['title'], $name );
			self::assertNotEmpty( $pattern['description'], $name );
			$names = $this->names( parse_blocks( $pattern['content'] ) );
			self::assertNotEmpty( preg_grep( '~^frontage/~', $names ), $name );
			foreach ( $names as $block ) {
				self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( $block ), "$name: $block" );
			}
			self::assertSame(
				$pattern['content'],
				serialize_blocks( parse_blocks( $pattern['content'] ) ),
				"$name: not as WordPress writes it"
			);
			self::assertNotSame( '', trim( do_blocks( $pattern['content'] ) ), $name );
		}
	}

	public function test_text_is_aligned_as_this_wordpress_saves_it(): void {
		Patterns::register();
		$patterns = implode( '', array_column( $this->ours(), 'content' ) );
		$old      = preg_match_all( '~<!-- wp:(paragraph|heading) \{[^\n]*"(align|textAlign)":"center"(?!\}\})[^\n]*\} -->~', $patterns );
		$recent   = preg_match_all( '~<!-- wp:(paragraph|heading) \{[^\n]*"typography":\{"textAlign":"center"\}[^\n]*\} -->~', $patterns );
		$type     = WP_Block_Type_Registry::get_instance()->get_registered( 'core/paragraph' );
		$centered = substr_count( $patterns, '<p class="has-text-align-center' );
		self::assertGreaterThan( 9, $centered );
		self::assertGreaterThan( $centered, $old + $recent );
		self::assertSame( 0, block_has_support( $type, array( 'typography', 'textAlign' ) ) ? $old : $recent );
	}

	public function test_pattern_names_are_unique(): void {
		$names = array();
		foreach ( Manifest::get()['blocks'] as $module ) {
			$names = array_merge( $names, array_keys( $module['patterns'] ?? array() ) );
		}
		self::assertNotEmpty( $names );
		self::assertSame( array_unique( $names ), $names );
	}

	public function test_patterns_are_registered_only_with_their_block(): void {
		Options::save( array( 'blocks' => array( 'accordion' => false ) ), array() );
		Patterns::register();
		self::assertArrayNotHasKey( 'frontage/faq', $this->ours() );
		self::assertArrayHasKey( 'frontage/services', $this->ours() );
	}

	public function test_patterns_have_the_names_of_their_files(): void {
		$files = array();
		foreach ( Manifest::get()['blocks'] as $module ) {
			foreach ( array_keys( $module['patterns'] ?? array() ) as $name ) {
				$files[] = "frontage/$name";
			}
		}
		Patterns::register();
		self::assertEqualsCanonicalizing( $files, array_keys( $this->ours() ) );
	}

	public function test_a_page_is_offered_only_with_all_of_its_blocks(): void {
		Options::save( array( 'blocks' => array( 'countdown' => false ) ), array() );
		Patterns::register();
		self::assertArrayNotHasKey( 'frontage/page-event', $this->ours() );
		self::assertArrayHasKey( 'frontage/page-about', $this->ours() );
		Options::save( array( 'blocks' => array( 'timeline-item' => false ) ), array() );
		$this->forget();
		Patterns::register();
		self::assertArrayNotHasKey( 'frontage/page-about', $this->ours(), 'It is in blocks/member, and contains a timeline.' );
	}

	public function test_pictures_of_patterns_are_files_of_ours_with_words(): void {
		Patterns::register();
		$used = array();
		foreach ( $this->ours() as $name => $pattern ) {
			self::assertStringNotContainsString( '<img alt=""', $pattern['content'], "$name: an empty place" );
			preg_match_all( '~https?://[^"\\s]+\.(?:webp|jpe?g|png|svg)~', $pattern['content'], $found );
			foreach ( $found[0] as $url ) {
				self::assertTrue( str_starts_with( $url, Pictures::base() ), "$name: $url" );
				$used[] = basename( $url, '.webp' );
			}
		}
		self::assertGreaterThan( 15, count( array_unique( $used ) ) );
		$bytes = 0;
		foreach ( Pictures::names() as $name ) {
			self::assertFileExists( Pictures::file( $name ) );
			self::assertNotSame( '', Pictures::alt( $name ), $name );
			$bytes += filesize( Pictures::file( $name ) );
			self::assertLessThanOrEqual( 60 * 1024, filesize( Pictures::file( $name ) ), $name );
		}
		self::assertLessThanOrEqual( 700 * 1024, $bytes );
		self::assertCount( count( Pictures::names() ), (array) glob( dirname( Pictures::file( 'hills' ) ) . '/*' ) );
	}
}
