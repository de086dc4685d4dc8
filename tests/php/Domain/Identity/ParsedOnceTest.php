<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Domain\Blocks\Block_Tokens;
use Frontage\Tests\TestCase;

/**
 * Tests that a save parses content once, whatever is written into it: the identities of blocks, then their words.
 */
final class ParsedOnceTest extends TestCase {
	use Writes_Posts;

	private const SLIDER = '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"label":"A"} /--><!-- /wp:frontage/slider -->';

	private const TAB = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"A"} /--><!-- /wp:frontage/tabs -->';

	/**
	 * Completes a post that is about to be saved, and counts how often it is parsed.
	 *
	 * @return array{int, string}
	 */
	private function completed( string $content, int $id = 0 ): array {
		$data                 = array(
			'ID'           => $id,
			'post_type'    => 'post',
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_content' => wp_slash( $content ),
		);
		$class                = static fn (): string => Noted_Parser::class;
		add_filter( 'block_parser_class', $class );
		Noted_Parser::$parsed = array();

		$data = apply_filters( 'wp_insert_post_data', $data, $data );
		remove_filter( 'block_parser_class', $class );
		return array( count( Noted_Parser::$parsed ), wp_unslash( $data['post_content'] ) );
	}

	public function test_a_new_post_is_parsed_once(): void {
		list( $times, $saved ) = $this->completed( self::SLIDER );
		self::assertStringContainsString( '<!-- wp:frontage/slider {"anchor":"', $saved );
		self::assertStringContainsString( '<!-- wp:frontage/slide {"label":"A"} -->', $saved, 'Its words are written as well.' );
		self::assertSame( 1, $times );
	}

	public function test_a_post_that_needs_no_identity_is_parsed_once(): void {
		list( $times, $saved ) = $this->completed( self::TAB );
		self::assertStringContainsString( '<!-- wp:frontage/tab {"title":"A"} -->', $saved );
		self::assertSame( 1, $times );
	}

	public function test_a_saved_post_and_what_was_before_are_parsed_once_each(): void {
		$post = $this->make_post( array( 'post_content' => self::SLIDER ) );
		$this->completed( self::TAB );
		self::assertSame( 2, $this->completed( $this->content( $post ) . '<p>More</p>', $post )[0] );
		self::assertSame( 1, $this->completed( $this->content( $post ), $post )[0], 'Quick Edit changes nothing in it.' );
	}

	public function test_what_another_plugin_changes_between_is_parsed_again(): void {
		$change                = static fn ( array $data ): array => array( 'post_content' => $data['post_content'] . self::TAB ) + $data;
		add_filter( 'wp_insert_post_data', $change, 17 );
		list( $times, $saved ) = $this->completed( self::SLIDER );
		self::assertSame( 2, $times );
		self::assertStringContainsString( '<!-- wp:frontage/tab {"title":"A"} -->', $saved );
	}

	public function test_identities_are_written_byte_for_byte(): void {
		$cases = array( '', ' {"a" : 1, "b":{}}', ' {"anchor": "", "b":"\u002d"}', ' {}', ' {"b":{"anchor":"x"},"anchor":"x"}' );
		foreach ( $cases as $json ) {
			$markup = "a<!-- wp:frontage/slider$json --><p>b</p><!--  /wp:frontage/slider -->c<!-- wp:frontage/slider$json /-->";
			$blocks = Block_Tokens::parse( $markup ) ?? array();
			foreach ( array_keys( array_filter( array_column( $blocks, 'blockName' ) ) ) as $at ) {
				$blocks[ $at ] = Block_Tokens::set( $blocks[ $at ], 'anchor', 'y' );
			}
			$text  = Block_Tokens::text( $blocks );
			$again = Block_Tokens::parse( $text ) ?? array();
			self::assertSame( $text, Block_Tokens::text( $again ) );
			self::assertEquals( $again, $blocks, 'As if the blocks had been parsed with them.' );
			$expected = json_decode( trim( $json ) ?: '{}', true );
			self::assertEquals( array( 'anchor' => 'y' ) + (array) $expected, $again[1]['attrs'] );
			if ( str_contains( $json, 'b' ) ) {
				self::assertStringContainsString( trim( strrchr( $json, '"b"' ) ?: '', '"}{ ' ), $text );
			}
		}
	}
}
