<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Render\Footer_Island;
use Frontage\Domain\Render\Import_Map;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\Prints_Pages;
use Frontage\Tests\TestCase;

/** Tests what islands of other plugins add to pages and responses: names that their scripts import, and where these are missing. */
final class ImportMapTest extends TestCase {
	use Prints_Pages;

	private const TABS = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->';

	private const RATING = '<!-- wp:acme/rating /-->';

	protected function setUp(): void {
		parent::setUp();
		Runtime::reset();
		Import_Map::reset();
		file_put_contents( FRONTAGE_TESTS_DIR . '/acme.php', '' );
		file_put_contents( FRONTAGE_TESTS_DIR . '/view.js', '' );
		$script = array(
			'path'    => 'view.js',
			'version' => '7',
		);
		$module = array(
			'view'  => $script + array( 'react' => true ),
			'parts' => array( 'stars' => $script ),
		);
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array(
					'plugin'  => FRONTAGE_TESTS_DIR . '/acme.php',
					'modules' => array( 'acme/rating' => $module ),
				),
			)
		);
		Manifest::add_announced();
		register_block_type( 'acme/rating', array( 'render_callback' => array( self::class, 'island' ) ) );
	}

	protected function tearDown(): void {
		unregister_block_type( 'acme/rating' );
		Manifest::override( null );
		Manifests::reset();
		parent::tearDown();
	}

	/** Prints the island of the other plugin's block. */
	public static function island(): string {
		return Island::html( 'acme/rating', array( 'stars' => 3 ), Html::raw( '<b>3</b>' ), 'visible' )->html;
	}

	/**
	 * Returns the import map in HTML.
	 *
	 * @return array<string, string> Addresses by name; empty if there is no map.
	 */
	private static function map( string $html ): array {
		preg_match_all( '~<script\b[^>]* type="importmap"[^>]*>\s*(\{.*?\})\s*</script>~s', $html, $found );
		self::assertLessThan( 2, count( $found[1] ) );
		return array() === $found[1] ? array() : json_decode( $found[1][0], true )['imports'];
	}

	/** @return array<string, string> Addresses that our own scripts import, by name. */
	private static function addresses(): array {
		$modules = Manifest::get()['script_modules'];
		return array_map( static fn ( string $id ): string => Assets::address( $modules[ $id ] ), Import_Map::NAMES );
	}

	public function test_names_are_in_the_head_of_block_themes_with_the_addresses_of_our_own_scripts(): void {
		$html          = $this->page( self::TABS . self::RATING );
		list( $head, ) = explode( '</head>', $html, 2 );
		$map           = self::map( $head );
		self::assertEqualsCanonicalizing( self::addresses(), array_intersect_key( $map, Import_Map::NAMES ) );
		self::assertSame( array(), preg_grep( '~@frontage/(?!' . 'api|hydrate|react)~', array_keys( $map ) ) );
		self::assertSame( 1, substr_count( $html, 'build/islands.js' ) );
		self::assertLessThan( strpos( $html, 'build/islands.js' ), strpos( $html, 'type="importmap"' ) );
		self::assertDoesNotMatchRegularExpression( '~modulepreload[^>]*frontage~', $html );
		self::assertDoesNotMatchRegularExpression( '~<script[^>]*src="[^"]*build/(api|react|hydrate)~', $html );
		self::assertMatchesRegularExpression( '~<frontage-island name="acme/rating" src="[^"]*/view\.js\?ver=7"~', $html );
		self::assertMatchesRegularExpression( '~<frontage-island name="acme/rating"[^>]* react=""~', $html );
	}

	public function test_names_are_in_the_footer_of_classic_themes(): void {
		switch_theme( 'classic' );
		$html = $this->page( self::RATING . self::TABS );
		switch_theme( 'twentytwentyfour' );
		self::assertEqualsCanonicalizing( self::addresses(), self::map( $html ) );
		self::assertLessThan( strpos( $html, 'build/islands.js' ), strpos( $html, 'type="importmap"' ) );
		self::assertSame( 1, substr_count( $html, 'build/islands.js' ) );
		self::assertStringNotContainsString( 'data-imports', $html );
	}

	public function test_pages_with_islands_of_ours_only_have_no_names(): void {
		$html = $this->page( self::TABS );
		self::assertStringContainsString( 'build/islands.js', $html );
		self::assertSame( array(), preg_grep( '~@frontage~', array_keys( self::map( $html ) ) ) );
	}

	public function test_islands_in_the_footer_are_known_in_the_head(): void {
		add_action( 'wp_enqueue_scripts', static fn () => ( new Footer_Island( 'acme/rating', 'load' ) )->need() );
		$html = $this->page( '' );
		self::assertArrayHasKey( '@frontage/react', self::map( $html ) );
		self::assertMatchesRegularExpression( '~<frontage-island name="acme/rating" src="[^"]*/view\.js\?ver=7"~', $html );
	}

	public function test_late_islands_bring_the_names(): void {
		add_action( 'wp_footer', static fn () => print( self::island() ), 5 );
		$html = $this->page( '' );
		self::assertArrayNotHasKey( '@frontage/react', self::map( $html ) );
		self::assertMatchesRegularExpression( '~<frontage-island name="acme/rating" src="[^"]*/build/late-view\.js\?ver=~', $html );
	}

	public function test_responses_bring_the_names(): void {
		add_filter( 'wp_doing_ajax', '__return_true' );
		$tags = new \WP_HTML_Tag_Processor( self::island() . Island::part( 'acme/rating', 'stars', array(), Html::raw( '' ) ) );
		foreach ( array( 'acme/rating', 'acme/rating-stars' ) as $name ) {
			self::assertTrue( $tags->next_tag( array( 'tag_name' => 'frontage-island' ) ) );
			self::assertSame( $name, $tags->get_attribute( 'name' ) );
			self::assertStringContainsString( 'build/late-view.js?ver=', (string) $tags->get_attribute( 'src' ) );
			self::assertStringEndsWith( '/view.js?ver=7', (string) $tags->get_attribute( 'data-view' ) );
			$imports = json_decode( (string) $tags->get_attribute( 'data-imports' ), true );
			self::assertSame( array( 'imports' => self::addresses() ), $imports );
		}
	}

	public function test_a_page_says_beforehand_that_islands_may_come_later(): void {
		add_action( 'wp_enqueue_scripts', array( Import_Map::class, 'need' ) );
		self::assertEqualsCanonicalizing(
			self::addresses(),
			array_intersect_key( self::map( $this->page( '' ) ), Import_Map::NAMES )
		);
	}

	public function test_without_the_other_plugin_the_html_stays(): void {
		Manifest::override( null );
		self::assertSame( '<b>3</b>', self::island() );
		self::assertFalse( Runtime::is_needed() );
	}
}
