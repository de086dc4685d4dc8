<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/** Tests that requests of other plugins, in which blocks are registered late, print them as those that register them at once. */
final class LateBlocksTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const USER = 'X-Test-User: 1';

	private Site_Server $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new Site_Server( __DIR__ . '/Stubs/prints-blocks.php' );
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	public function test_other_plugins_print_our_blocks_in_ajax(): void {
		foreach ( array( 'do_blocks', 'the_content', 'render_block' ) as $way ) {
			$visitors = $this->ajax( $way );
			self::assertStringContainsString( 'role="tab"', $visitors, $way );
			self::assertStringContainsString( 'frontage-tabs', $visitors, $way );
			self::assertMatchesRegularExpression( '/frontage-tabs\S*$/', $visitors, "$way: the styles." );
			self::assertStringContainsString( 'padding-top:7px', $visitors, "$way: what WordPress adds for supports." );
			self::assertStringContainsString( 'alignwide', $visitors, $way );
			self::assertSame( $this->ajax( $way, array( self::USER ) ), $visitors, $way );
		}
		self::assertStringContainsString( 'frontage-countdown', $this->ajax( 'bare' ) );
		self::assertStringNotContainsString( '[frontage', $this->ajax( 'shortcodes' ) );
	}

	public function test_other_plugins_print_our_blocks_in_rest(): void {
		foreach ( array( array(), array( self::USER ) ) as $headers ) {
			$html = $this->rest( '/another/v1/route', array( ...$headers, 'X-Test-Way: do_blocks' ) );
			self::assertIsString( $html );
			self::assertStringContainsString( 'role="tab"', $html );
			self::assertStringContainsString( 'padding-top:7px', $html );
		}
	}

	public function test_posts_are_saved_and_answered_with_our_blocks(): void {
		$bread = '<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->';
		$tab   = "<!-- wp:frontage/tab {\"title\":\"Morning\"} -->$bread<!-- /wp:frontage/tab -->";
		$saved = $this->rest(
			'/wp/v2/posts',
			array( self::USER ),
			array(
				'title'   => 'Bakery',
				'status'  => 'publish',
				'content' => "<!-- wp:frontage/tabs -->$tab<!-- /wp:frontage/tabs -->",
			)
		);
		self::assertIsArray( $saved );
		self::assertMatchesRegularExpression( '~<h\d[^>]*>Morning</h\d>~', $saved['content']['raw'], 'The words are in the post.' );
		$public = $this->rest( '/wp/v2/posts/' . $saved['id'] );
		self::assertIsArray( $public );
		self::assertStringContainsString( 'role="tab"', $public['content']['rendered'] );
	}

	public function test_popups_have_their_routes_for_those_who_look_for_them(): void {
		$type   = '/wp/v2/frontage_popup';
		$denied = $this->rest( $type );
		self::assertIsArray( $denied );
		self::assertSame( 'rest_forbidden', $denied['code'] ?? '' );
		foreach ( array( '/', '/wp/v2' ) as $index ) {
			$listed = $this->rest( $index );
			self::assertIsArray( $listed );
			self::assertArrayHasKey( $type, $listed['routes'], $index );
		}
		$types = $this->rest( '/wp/v2/types' );
		self::assertIsArray( $types );
		self::assertArrayHasKey( 'frontage_popup', $types );
		$list = $this->rest( $type, array( self::USER ) );
		self::assertIsArray( $list );
		self::assertArrayNotHasKey( 'code', $list );
	}

	/**
	 * Asks the other plugin's action.
	 *
	 * @param list<string> $headers
	 */
	private function ajax( string $way, array $headers = array() ): string {
		$headers[] = "X-Test-Way: $way";
		$fields    = array( 'action' => 'another' );
		return $this->server->send( compact( 'fields', 'headers' ) )['body'];
	}

	/**
	 * Asks the REST API.
	 *
	 * @param list<string> $headers
	 * @param array<string, string>|null $fields What is posted.
	 */
	private function rest( string $route, array $headers = array(), ?array $fields = null ): mixed {
		$path = "/?rest_route=$route";
		$call = compact( 'path', 'headers' ) + ( null === $fields ? array() : compact( 'fields' ) );
		return json_decode( $this->server->send( $call )['body'], true );
	}
}
