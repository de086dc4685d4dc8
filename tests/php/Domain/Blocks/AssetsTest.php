<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Assets;
use Frontage\Tests\TestCase;

/**
 * Styles are printed in the page, whatever WordPress's own limit is, and those of others are not.
 */
final class AssetsTest extends TestCase {
	/** More than WordPress inlines by itself. */
	private const MODULES = array( 'carousel', 'form', 'post-grid', 'gallery', 'tabs', 'slider' );

	/** Returns the head's styles of a page with these modules and a foreign style of the given size in bytes. */
	private function head( int $foreign ): string {
		$GLOBALS['wp_styles'] = null;
		Assets::boot();
		foreach ( self::MODULES as $slug ) {
			Assets::module( $slug );
		}
		$file = get_temp_dir() . 'foreign.css';
		file_put_contents( $file, '.foreign{color:red}' . str_repeat( ' ', $foreign ) );
		wp_register_style( 'foreign', 'https://example.org/foreign.css', array(), '1' );
		wp_style_add_data( 'foreign', 'path', $file );
		wp_enqueue_style( 'foreign' );
		ob_start();
		wp_maybe_inline_styles();
		wp_styles()->do_items( array( 'foreign', ...array_map( static fn ( string $slug ): string => "frontage-$slug", self::MODULES ) ) );
		unlink( $file );
		return (string) ob_get_clean();
	}

	public function test_all_styles_of_a_page_are_printed_in_it(): void {
		$html = $this->head( 100_000 );
		foreach ( self::MODULES as $slug ) {
			self::assertStringContainsString( "<style id='frontage-$slug-inline-css'", str_replace( '"', "'", $html ) );
		}
		self::assertStringNotContainsString( 'build/', (string) preg_replace( '~/\*# sourceURL=.*?\*/~', '', $html ) );
		self::assertStringContainsString( 'foreign.css', $html, 'A large style of another plugin stays a file.' );
	}

	public function test_styles_that_are_printed_already_leave_nothing_to_others_in_the_footer(): void {
		$this->head( 100_000 );
		self::assertSame( 40_000, Assets::allow_inline( 40_000 ) );
	}

	public function test_who_wants_files_gets_files(): void {
		add_filter( 'styles_inline_size_limit', '__return_zero', 1 );
		self::assertSame( count( self::MODULES ), substr_count( $this->head( 10 ), '/style-index.css' ) );
	}

	public function test_there_is_an_end(): void {
		$GLOBALS['wp_styles'] = null;
		$file                 = get_temp_dir() . 'much.css';
		file_put_contents( $file, str_repeat( ' ', 500_000 ) );
		wp_register_style( 'frontage-much', 'https://example.org/much.css', array(), '1' );
		wp_style_add_data( 'frontage-much', 'path', $file );
		wp_enqueue_style( 'frontage-much' );
		self::assertSame( 160_000, Assets::allow_inline( 40_000 ) );
		unlink( $file );
	}
}
