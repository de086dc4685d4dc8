<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Overlay_Filter;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Overlay\Simulation;
use Frontage\Domain\Overlay\Simulation_Page;
use Frontage\Domain\Overlay\Simulation_Request;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A page as a simulated visitor gets it: only for owners, and without anything that the visitor would not get.
 */
final class SimulationTest extends TestCase {
	private const ROUND = '2040-05-01T12:00';

	private int $level = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->level = ob_get_level();
		Rules::reset();
		Simulation::reset();
	}

	protected function tearDown(): void {
		while ( ob_get_level() > $this->level ) {
			ob_end_clean();
		}
		Rules::reset();
		Simulation::reset();
		parent::tearDown();
	}

	public function test_an_owner_with_a_nonce_simulates(): void {
		$this->simulate();
		self::assertTrue( Simulation::is_on() );
		self::assertSame( array( Simulation::GUEST ), Simulation::roles() );
	}

	#[TestWith( array( 'editor', true ) )]
	#[TestWith( array( 'subscriber', true ) )]
	#[TestWith( array( '', true ) )]
	#[TestWith( array( 'administrator', false ) )]
	public function test_others_get_the_ordinary_page( string $role, bool $has_nonce ): void {
		$this->act_as( '' === $role ? 0 : $this->make_user( $role ) );
		$_COOKIE['kept'] = '1';
		$this->request( array( 'nonce' => $has_nonce ? wp_create_nonce( Simulation::NONCE ) : 'wrong' ) );
		self::assertFalse( Simulation::is_on() );
		self::assertSame( '1', $_COOKIE['kept'] );
		self::assertSame( $this->level, ob_get_level() );
		self::assertStringContainsString( '"triggers"', (string) $this->rules( 'guest' !== $role && '' !== $role ? $role : 'guest' ) );
	}

	public function test_a_nonce_of_another_user_does_not_count(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$nonce = wp_create_nonce( Simulation::NONCE );
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->request( compact( 'nonce' ) );
		self::assertFalse( Simulation::is_on() );
	}

	public function test_a_role_decides_about_overlays_and_gives_no_right(): void {
		$private = $this->make_post( array( 'post_status' => 'private' ) );
		$this->simulate( array( 'role' => 'administrator' ) );
		self::assertNotNull( $this->rules( 'administrator' ) );
		self::assertNotNull( $this->rules( 'member' ) );
		self::assertNull( $this->rules( 'guest' ) );
		self::assertSame( 0, get_current_user_id() );
		self::assertFalse( is_user_logged_in() );
		self::assertFalse( current_user_can( 'read' ) );
		self::assertSame( array(), $_COOKIE );
		$this->go_to( "/?p=$private" );
		self::assertTrue( is_404() );
	}

	public function test_says_why_an_overlay_is_missing(): void {
		$this->simulate( array( 'time' => self::ROUND ) );
		$popup = static fn ( string $id ): array => array(
			'blockName' => 'frontage/modal',
			'attrs'     => array( 'anchor' => $id ),
		);
		Arrangement::change( array( 'gone' ), array( 'off' => true ) );
		Arrangement::change( array( 'late' ), array( 'from' => (int) strtotime( '2041-01-01 UTC' ) ) );
		Arrangement::change( array( 'now' ), array( 'from' => (int) strtotime( '2040-01-01 UTC' ) ) );
		self::assertSame( '', Overlay_Filter::skip( null, $popup( 'gone' ) ) );
		self::assertSame( '', Overlay_Filter::skip( null, $popup( 'late' ) ) );
		self::assertNull( Overlay_Filter::skip( null, $popup( 'now' ) ) );
		$this->rules( 'editor' );
		self::assertSame(
			array(
				'gone' => 'off',
				'late' => 'schedule',
				'a'    => 'role',
			),
			array_column( Simulation::refused(), 'why', 'id' )
		);
	}

	public function test_counts_nothing_and_sends_no_mail(): void {
		$this->simulate();
		self::assertStringContainsString( '"mark":""', html_entity_decode( $this->popup( 'guest' ) ) );
		self::assertFalse( wp_mail( 'a@example.org', 'A', 'B' ) );
	}

	public function test_a_visit_days_ago(): void {
		$this->simulate(
			array(
				'time' => self::ROUND,
				'ago'  => '2',
			)
		);
		self::assertSame( '2040-04-29T12:00', wp_date( 'Y-m-d\TH:i', Simulation::now() ) );
	}

	public function test_leaves_no_trace_in_the_address_but_survives_redirects(): void {
		$nonce = $this->simulate( array( 'role' => 'editor' ), '/page/?offer=1' );
		self::assertSame( '/page/?offer=1', $_SERVER['REQUEST_URI'] );
		self::assertSame( 'offer=1', $_SERVER['QUERY_STRING'] );
		self::assertSame( array( 'offer' => '1' ), $_GET );
		$to = urldecode( (string) apply_filters( 'wp_redirect', home_url( '/else/' ) ) );
		self::assertStringContainsString( "frontage-simulate[nonce]=$nonce", $to );
		self::assertSame( 'https://elsewhere.example/', apply_filters( 'wp_redirect', 'https://elsewhere.example/' ) );
	}

	public function test_the_script_is_the_first_in_the_page_and_no_cache_keeps_it(): void {
		$this->simulate( array( 'time' => self::ROUND ) );
		Simulation::refuse( 'a"b', 'off' );
		$html = Simulation_Page::finish( '<html><head lang="en"><script>first()</script></head><header></header></html>' );
		self::assertMatchesRegularExpression( '/<head lang="en"><script\b[^>]*id="frontage-simulation"/', $html );
		self::assertSame( 1, substr_count( $html, 'frontage-simulation' ) );
		preg_match( '/data-printed="([^"]*)"/', $html, $found );
		$printed = (array) json_decode( html_entity_decode( $found[1] ?? '' ), true );
		self::assertSame( 'a"b', $printed['refused'][0]['id'] ?? '' );
		self::assertStringContainsString( 'no-store', Simulation_Page::HEADERS['Cache-Control'] );
		foreach ( array( "connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'" ) as $policy ) {
			self::assertStringContainsString( $policy, Simulation_Page::HEADERS['Content-Security-Policy'] );
		}
		self::assertSame( '', Simulation_Page::finish( '' ) );
	}

	/**
	 * @param array<string, string> $visitor
	 * @return string The nonce.
	 */
	private function simulate( array $visitor = array(), string $path = '/' ): string {
		$this->act_as( $this->make_user( 'administrator' ) );
		$nonce = wp_create_nonce( Simulation::NONCE );
		$this->request( compact( 'nonce' ) + $visitor, $path );
		return $nonce;
	}

	/** @param array<string, string> $given */
	private function request( array $given, string $path = '/' ): void {
		$url                       = add_query_arg( array( Simulation::PARAM => $given ), $path );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI']    = $url;
		$_SERVER['QUERY_STRING']   = (string) wp_parse_url( $url, PHP_URL_QUERY );
		parse_str( $_SERVER['QUERY_STRING'], $_GET );
		$_REQUEST = $_GET;
		Simulation_Request::check();
	}

	/** Returns the rules of a popup for a role. */
	private function rules( string $role ): ?string {
		$when = array(
			'anchor'     => 'a',
			'triggers'   => array( array( 'type' => 'delay' ) ),
			'conditions' => array(
				array(
					'type'   => 'role',
					'values' => array( $role ),
				),
			),
		);
		return Rules::json( $when );
	}

	/** Renders a popup for a role. */
	private function popup( string $role ): string {
		$rules = '{"anchor":"a","counts":true,"triggers":[{"type":"delay"}],"conditions":[{"type":"role","values":["' . $role . '"]}]}';
		return do_blocks( "<!-- wp:frontage/modal $rules --><p>A</p><!-- /wp:frontage/modal -->" );
	}
}
