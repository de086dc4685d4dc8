<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Page_Loader;

use Frontage\Base\Settings\Options;
use Frontage\Features\Page_Loader\Page_Loader;
use Frontage\Tests\TestCase;

/** Tests what the page loader adds to a page. */
final class PageLoaderTest extends TestCase {
	public function test_has_the_constant_of_the_specification(): void {
		self::assertSame( 1000, Page_Loader::FADE );
		self::assertFalse( Options::is_on( 'features', 'page-loader' ) );
	}

	public function test_is_closed_until_its_script_opens_it(): void {
		$html = self::printed();
		self::assertStringContainsString( '<div class="frontage-page-loader is-circle" popover="manual" aria-hidden="true">', $html );
		self::assertStringContainsString( "const key = 'frontage-page-loader';", $html );
		self::assertStringContainsString( 'setTimeout( hide, 5000 )', $html );
		self::assertStringNotContainsString( '%', $html );
	}

	public function test_shows_what_the_owner_chose(): void {
		$chosen = array(
			'sign'  => 'bar',
			'first' => false,
		);
		update_option( Options::OPTION, array( 'values' => array( 'page-loader' => $chosen ) ) );
		self::assertStringContainsString( 'is-bar', self::printed() );
		self::assertStringContainsString( "const key = '';", self::printed() );
	}

	public function test_fades_for_one_second(): void {
		( new Page_Loader() )->enqueue();
		$added = wp_styles()->get_data( 'frontage-page-loader', 'after' );
		self::assertSame( array( ':root{--frontage-page-loader-fade:1000ms}' ), $added );
	}

	public function test_is_not_in_previews(): void {
		$GLOBALS['wp_query']->is_preview = true;
		self::assertSame( '', self::printed() );
	}

	/** Returns what is printed at the start of the body. */
	private static function printed(): string {
		ob_start();
		( new Page_Loader() )->print();
		return (string) ob_get_clean();
	}
}
