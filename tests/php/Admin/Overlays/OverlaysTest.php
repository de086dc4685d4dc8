<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Overlays;

use Frontage\Base\Clock;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Overlay_Filter;
use Frontage\Domain\Overlay\Simulation;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/** Tests the list of overlays and what owners decide there. */
final class OverlaysTest extends Rest_TestCase {
	/** 7 January 2030, 23:30 UTC. */
	private const NIGHT = 1894059000;

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( self::NIGHT );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/** Publishes a post with a popup. */
	private function popup( string $anchor, string $more = '' ): int {
		return $this->make_post( array( 'post_content' => self::markup( $anchor, $more ) ) );
	}

	private static function markup( string $anchor, string $more = '' ): string {
		return '<!-- wp:frontage/modal {"anchor":"' . $anchor . '"' . $more . '} --><!-- wp:heading --><h2>About &amp; ' . $anchor
			. '</h2><!-- /wp:heading --><!-- /wp:frontage/modal -->';
	}

	/**
	 * Returns the list.
	 *
	 * @phpstan-impure
	 * @return list<array<string, mixed>>
	 */
	private function overlays(): array {
		return self::read( $this->get( '/overlays' ) )['overlays'];
	}

	private static function is_printed( string $anchor ): bool {
		Ids::reset();
		Overlay_Filter::boot();
		return str_contains( do_blocks( self::markup( $anchor ) ), "id=\"$anchor\"" );
	}

	public function test_gives_owners_what_the_simulator_needs(): void {
		$setup = self::read( $this->get( '/overlays' ) )['simulate'];
		self::assertNotFalse( wp_verify_nonce( $setup['nonce'], Simulation::NONCE ) );
		self::assertSame( home_url( '/' ), $setup['home'] );
		self::assertFalse( $setup['hasCart'] );
		self::assertContains( 'editor', array_column( $setup['roles'], 'value' ) );
	}

	public function test_lists_overlays_wherever_they_are(): void {
		self::assertSame( array(), $this->overlays() );
		$this->popup( 'one', ',"triggers":[{"type":"delay","value":"5"}]' );
		$draft = $this->make_post(
			array(
				'post_content' => '<!-- wp:group -->' . self::markup( 'two' ) . '<!-- /wp:group -->',
				'post_status'  => 'draft',
				'post_title'   => 'A draft',
			)
		);
		$gate  = '<!-- wp:frontage/age-gate --><!-- wp:paragraph --><p>Wine</p><!-- /wp:paragraph --><!-- /wp:frontage/age-gate -->';
		update_option( 'widget_block', array( 2 => array( 'content' => $gate ) ) );
		Counts::add( 'one', 'open' );
		$list = array_column( $this->overlays(), null, 'title' );
		self::assertEqualsCanonicalizing( array( 'About & one', 'About & two', 'Wine' ), array_keys( $list ) );
		$one   = $list['About & one'];
		$place = $list['About & two']['places'][0];
		self::assertSame( array( 'one', 'Popup', 'delay' ), array( $one['id'], $one['block'], $one['rules']['triggers'][0]['type'] ) );
		self::assertSame( array( '2030-01-07' => array( 'open' => 1 ) ), $one['counts'] );
		self::assertSame( array( 'A draft', 'Draft' ), array( $place['title'], $place['status'] ) );
		self::assertNull( $list['Wine']['rules'] );
		wp_delete_post( $draft, true );
		self::assertCount( 2, $this->overlays() );
	}

	#[Group( 'once' )]
	public function test_is_as_fast_with_many_posts(): void {
		global $wpdb;
		$count = function () use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			$this->overlays();
			return $wpdb->num_queries - $before;
		};
		$this->popup( 'p0' );
		$few = $count();
		for ( $i = 1; $i < 60; $i++ ) {
			$this->popup( "p$i" );
		}
		self::assertLessThanOrEqual( $few + 2, $count() );
		self::assertCount( 60, $this->overlays() );
	}

	public function test_an_overlay_that_is_off_is_not_printed(): void {
		$this->popup( 'one' );
		self::assertTrue( self::is_printed( 'one' ) );
		$answer = $this->turn( 'one', 'off' );
		self::assertFalse( self::read( $answer )['overlays'][0]['isOn'] );
		self::assertFalse( self::is_printed( 'one' ) );
		self::assertTrue( self::is_printed( 'other' ) );
		$this->turn( 'one', 'on' );
		self::assertTrue( self::is_printed( 'one' ) );
		self::assertFalse( Arrangement::decides(), 'Nothing is left.' );
	}

	private function turn( string $id, string $to ): WP_REST_Response {
		$body = array(
			'ids' => array( $id ),
			'do'  => $to,
		);
		return $this->post( '/overlays/switch', $body );
	}

	public function test_one_without_an_anchor_is_turned_off(): void {
		$inside = '<!-- wp:paragraph --><p>Wine</p><!-- /wp:paragraph -->';
		$markup = "<!-- wp:frontage/age-gate {\"age\":21} -->$inside<!-- /wp:frontage/age-gate -->";
		$this->make_post( array( 'post_content' => $markup ) );
		$id = $this->overlays()[0]['id'];
		self::assertStringContainsString( "id=\"$id\"", do_blocks( $markup ) );
		$this->turn( $id, 'off' );
		Overlay_Filter::boot();
		self::assertSame( '', do_blocks( $markup ) );
	}

	public function test_a_schedule_is_that_of_the_site_and_enforced_on_cached_pages(): void {
		update_option( 'timezone_string', 'Europe/Vienna' );
		$this->popup( 'one', ',"triggers":[{"type":"delay"}]' );
		$this->schedule( '2030-01-08T00:30', '2030-01-08T01:00' );
		$choice = Arrangement::of( 'one' );
		self::assertSame( array( self::NIGHT, self::NIGHT + 1800 ), array( $choice['from'], $choice['until'] ) );
		self::assertSame( '2030-01-08T01:00', $this->overlays()[0]['until'] );
		foreach ( array( -1 => false, 0 => true, 1799 => true, 1800 => false ) as $later => $is_printed ) { // phpcs:ignore WordPress.Arrays
			Clock::stop( self::NIGHT + $later );
			self::assertSame( $is_printed, self::is_printed( 'one' ) );
		}
		Clock::stop( self::NIGHT );
		Ids::reset();
		self::assertStringContainsString(
			'"type":"time","values":["1894059000","1894060800"]',
			html_entity_decode( do_blocks( self::markup( 'one', ',"triggers":[{"type":"delay"}]' ) ) )
		);
		$this->schedule( '', '' );
		self::assertFalse( Arrangement::decides() );
	}

	public function test_rejects_times_that_are_none(): void {
		$this->popup( 'one' );
		$wrong = array( array( 'soon', '' ), array( '2030-02-31T10:00', '' ), array( '2030-01-02T10:00', '2030-01-02T10:00' ) );
		foreach ( $wrong as list( $from, $until ) ) {
			self::assertSame( 400, $this->schedule( $from, $until )->get_status() );
		}
		self::assertFalse( Arrangement::decides() );
	}

	private function schedule( string $from, string $until ): WP_REST_Response {
		return $this->post( '/overlays/schedule', compact( 'from', 'until' ) + array( 'id' => 'one' ) );
	}

	public function test_saves_the_order_of_what_exists(): void {
		foreach ( array( 'one', 'two', 'three' ) as $anchor ) {
			$this->popup( $anchor );
		}
		$this->post( '/overlays/order', array( 'ids' => array( 'gone', 'two', 'two', 'one' ) ) );
		self::assertSame( array( 'two', 'one' ), Arrangement::order() );
		self::assertSame( array( 'two', 'one', 'three' ), array_column( $this->overlays(), 'id' ) );
		self::assertSame( 404, $this->post( '/overlays/order', array( 'ids' => array( 'gone' ) ) )->get_status() );
		self::assertSame( array( 'two', 'one' ), Arrangement::order() );
	}

	public function test_shows_an_overlay_again_to_everybody(): void {
		$more = ',"triggers":[{"type":"delay"}]';
		$this->popup( 'one', $more );
		self::assertStringNotContainsString( 'version', do_blocks( self::markup( 'one', $more ) ) );
		$this->post( '/overlays/again', array( 'id' => 'one' ) );
		$answer = $this->post( '/overlays/again', array( 'id' => 'one' ) );
		self::assertSame( 2, self::read( $answer )['overlays'][0]['version'] );
		Ids::reset();
		self::assertStringContainsString( '"version":2', html_entity_decode( do_blocks( self::markup( 'one', $more ) ) ) );
	}

	public function test_nobody_else_decides(): void {
		$this->popup( 'one' );
		foreach ( array( 'author', 'contributor', 'subscriber', '' ) as $role ) {
			$this->act_as( '' === $role ? 0 : $this->make_user( $role ) );
			foreach ( array( 'switch', 'order', 'again', 'schedule' ) as $verb ) {
				$body = array(
					'id'    => 'one',
					'ids'   => array( 'one' ),
					'do'    => 'off',
					'until' => '2030-01-01T10:00',
				);
				self::assertContains( $this->post( "/overlays/$verb", $body )->get_status(), array( 401, 403 ) );
			}
			self::assertContains( $this->get( '/overlays' )->get_status(), array( 401, 403 ) );
		}
		self::assertFalse( Arrangement::decides() );
	}

	public function test_forged_ids_change_nothing(): void {
		$this->popup( 'one' );
		foreach ( array( 'nobody', '"><b>', str_repeat( 'a', 200 ), "one'" ) as $id ) {
			self::assertSame( 404, $this->post( '/overlays/again', compact( 'id' ) )->get_status() );
			self::assertSame( 404, $this->turn( $id, 'off' )->get_status() );
		}
		self::assertFalse( Arrangement::decides() );
	}
}
