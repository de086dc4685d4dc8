<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Admin\First_Steps\Demo_Page;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Tests\Adverts;
use Frontage\Tests\Articles;
use Frontage\Tests\Core_Html;
use Frontage\Tests\Photographs;
use Frontage\Tests\Shared_Content;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that visitors get the same of a module that a program has saved and Quick Edit published as of one from the editor.
 */
#[Group( 'once' )]
final class EveryModuleIsPrintedTest extends Saved_Form_TestCase {
	use Bare_Fixtures;
	use Shared_Content;
	use Ways_Of_Saving;

	protected static function make_content(): void {
		Photographs::ensure();
		Articles::ensure();
		Adverts::ensure();
	}

	/** @return iterable<string, array{string}> The empty and the longest fixture of each module. */
	public static function fixtures(): iterable {
		foreach ( array_keys( Manifest::get()['blocks'] ) as $slug ) {
			$files = glob( Paths::path( "blocks/$slug/fixtures/*.json" ) ) ?: array();
			usort( $files, static fn ( string $a, string $b ): int => (int) filesize( $b ) <=> (int) filesize( $a ) );
			foreach ( array_unique( array( $files[0] ?? '', Paths::path( "blocks/$slug/fixtures/empty.json" ) ) ) as $file ) {
				yield "$slug " . basename( $file, '.json' ) => array( $file );
			}
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_prints_the_same_as_from_the_editor( string $file ): void {
		add_filter( 'pre_wp_get_loading_optimization_attributes', '__return_empty_array' ); // WordPress counts the images of a request.
		$blocks = self::anonymous( self::blocks_of( $file ) );
		$markup = serialize_blocks( $blocks ); // @phpstan-ignore argument.type (As parse_blocks() returns them.)
		$editor = $this->stable( $this->page( 'the editor', $markup ) );
		$quick  = $this->stable( $this->page( 'Quick Edit', $markup ) );
		self::assertSame( $editor, $quick );
		if ( 'empty' !== basename( $file, '.json' ) ) {
			self::assertStringNotContainsString( '<!-- wp:', $quick );
		}
	}

	/** Returns HTML without what tells one post from another: addresses, numbers, identities, and what is signed with them. */
	private function stable( string $html ): string {
		$post = get_post() ?? self::fail();
		$link = (string) get_permalink( $post );
		$from = array( $link, rawurlencode( $link ), (string) wp_json_encode( $link ) );
		$from = array( ...$from, "\"$post->ID\"", ":$post->ID", "-$post->ID", "=$post->ID" );
		$html = str_replace( $from, 'post', str_replace( array( '&quot;', '&#58;' ), array( '"', ':' ), $html ) );
		foreach ( $this->identities( parse_blocks( $post->post_content ) ) as $number => $id ) {
			$html = str_replace( $id, "identity-$number", $html );
		}
		$html = (string) preg_replace( '/[\w-]{16,}\.[\w-]{43}/', 'signed', $html );
		$html = (string) preg_replace( '/-[0-9a-f]{6}(?=[^0-9a-f])/', '-hash', $html );
		// Those that older posts keep without an identity (`Identity_Kind::is_only_for_new()`).
		return Core_Html::normalize( (string) preg_replace( '/identity-\d+|(?:carousel|slider|slideshow)-hash/', 'identity', $html ) );
	}

	/**
	 * Lists the identities in blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private function identities( array $blocks ): array {
		$ids = array();
		foreach ( $blocks as $block ) {
			$id  = Identity_Kind::of( $block['blockName'] )?->saved( $block['attrs'] ) ?? '';
			$ids = array( ...$ids, ...( '' === $id ? array() : array( $id ) ), ...$this->identities( $block['innerBlocks'] ) );
		}
		return $ids;
	}

	public function test_the_forms_of_our_demo_page_take_entries(): void {
		$this->act_as( self::admin() );
		$made = Demo_Page::make();
		self::assertIsArray( $made );
		wp_publish_post( $made['id'] );
		$html = $this->visit( $made['id'], 'the editor', '' );
		$all  = $this->references( $html );
		self::assertNotSame( array(), $all );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1], 'No two elements share an ID.' );
		foreach ( $all as $reference ) {
			self::assertStringNotContainsString( 'no longer available', $this->submit( $reference ) );
		}
	}
}
