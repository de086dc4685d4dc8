<?php
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
	/** WordPress's filters that change letters and signs, with their priorities. */
	private const EMBELLISHMENTS = array(
		'wptexturize'      => 10,
		'capital_P_dangit' => 11,
		'convert_smilies'  => 20,
	);

	/** Texts of forms that are on no page. */
	private const IN_EMAILS = array( 'subject', 'replySubject', 'replyText' );

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
		return self::plain( wp_strip_all_tags( $html ) );
	}

	/** Returns text without entities and with single spaces. */
	private static function plain( string $text ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) ) );
	}

	/**
	 * Returns what the author typed: in attributes that translators get, and in the content.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function typed( array $blocks ): array {
		$texts = array();
		foreach ( $blocks as $block ) {
			$slug = str_starts_with( (string) $block['blockName'], 'frontage/' ) ? substr( (string) $block['blockName'], 9 ) : '';
			foreach ( self::text_paths( $slug ) as $path ) {
				array_push( $texts, ...self::at( $block['attrs'], explode( '.', $path ) ) );
			}
			array_push( $texts, ...array_filter( $block['innerContent'], 'is_string' ), ...self::typed( $block['innerBlocks'] ) );
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== self::words( $text ) ) );
	}

	/**
	 * Returns the paths of a block's attributes that are texts on pages.
	 *
	 * @param string $slug Folder; empty for blocks of others.
	 * @return list<string>
	 */
	private static function text_paths( string $slug ): array {
		if ( '' === $slug ) {
			return array();
		}
		$json  = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
		$texts = array_keys( $json['frontage']['translate'] ?? array(), 'text', true );
		return array_values( array_diff( array_map( 'strval', $texts ), self::IN_EMAILS ) );
	}

	/**
	 * Returns the texts at a path.
	 *
	 * @param mixed $value Attributes.
	 * @param list<string> $path Names; `*` for every item.
	 * @return list<string>
	 */
	private static function at( mixed $value, array $path ): array {
		if ( array() === $path ) {
			return is_string( $value ) ? array( $value ) : array();
		}
		if ( ! is_array( $value ) ) {
			return array();
		}
		$name  = array_shift( $path );
		$items = '*' === $name ? $value : array( $value[ $name ] ?? null );
		return array_merge( ...array_values( array_map( static fn ( mixed $item ): array => self::at( $item, $path ), $items ) ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_everything_an_author_typed_survives_without_the_plugin( string $markup ): void {
		foreach ( self::EMBELLISHMENTS as $filter => $priority ) {
			remove_filter( 'the_content', $filter, $priority );
		}
		$page = (string) apply_filters( 'the_content', $markup );
		foreach ( self::EMBELLISHMENTS as $filter => $priority ) {
			add_filter( 'the_content', $filter, $priority );
		}
		$texts = self::plain( $page ) . ' ' . self::words( $page );
		foreach ( self::typed( parse_blocks( $markup ) ) as $text ) {
			// As it was typed; or its words, if it is HTML, or the source of HTML.
			$forms    = array( self::plain( $text ), self::words( wp_kses_post( $text ) ), self::words( html_entity_decode( $text ) ) );
			$is_there = array_filter( $forms, static fn ( string $form ): bool => '' !== $form && str_contains( $texts, $form ) );
			self::assertNotSame( array(), $is_there, "“{$text}” is not in: $page" );
		}
		self::assertStringNotContainsString( 'wp:frontage', $page );
	}

	/** The documentation lists the blocks that leave nothing behind. */
	public function test_the_documentation_lists_blocks_that_print_nothing(): void {
		self::assertStringEqualsFile( Silent_Blocks::path(), Silent_Blocks::page(), 'Run: npm run build -- --fixtures' );
	}
}
