<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Clock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Mailchimp\Mailchimp;
use Frontage\Domain\Providers\Response_Cache;


/**
 * Tests the cache of vendors' responses.
 *
 * Pages never wait; the last good response outlives an outage.
 */
final class ResponseCacheTest extends Provider_TestCase {
	private const URL = self::BASE . '/lists';

	private int $now;

	protected function setUp(): void {
		parent::setUp();
		$this->now = time();
		Clock::stop( $this->now );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	private function later( int $seconds ): void {
		$this->now += $seconds;
		Clock::stop( $this->now );
	}

	private function read(): ?Cached_Response {
		return Response_Cache::read( new Mailchimp(), self::URL, 900 );
	}

	/** Runs the scheduled cron events. */
	private function cron(): int {
		$done = 0;
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ Response_Cache::HOOK ] ?? array() as $event ) {
				wp_unschedule_event( $time, Response_Cache::HOOK, array_values( $event['args'] ) );
				do_action_ref_array( Response_Cache::HOOK, $event['args'] );
				++$done;
			}
		}
		return $done;
	}

	public function test_a_page_never_waits_for_a_vendor(): void {
		$this->use_key( 'good' );
		self::assertNull( $this->read() );
		self::assertNull( $this->read() );
		self::assertSame( array(), self::$stub->requests() );
		self::assertSame( 1, $this->cron(), 'However many pages ask, cron asks once.' );
		self::assertSame( 'News', $this->read()?->json()['lists'][0]['name'] );
	}

	public function test_returns_a_stale_response_while_cron_refreshes_it(): void {
		$this->use_key( 'good' );
		$this->read();
		$this->cron();
		self::assertSame( 0, $this->cron() );
		$this->later( 899 );
		$this->read();
		self::assertSame( 0, $this->cron(), 'It was fresh.' );
		self::$stub->requests();
		$this->later( 1 );
		self::assertSame( 'News', $this->read()?->json()['lists'][0]['name'] );
		self::assertSame( 1, $this->cron() );
		self::assertMatchesRegularExpression( '~^GET \S+ /3.0/lists "[0-9a-f]{32}" key$~', self::$stub->requests()[0] );
		self::assertSame( 'News', $this->read()?->json()['lists'][0]['name'], '304 keeps the answer.' );
	}

	public function test_keeps_the_last_valid_response_when_the_vendor_fails(): void {
		$this->use_key( 'good' );
		$this->read();
		$this->cron();
		foreach ( array( 'down', 'page', 'wrong', 'busy' ) as $mode ) {
			$this->use_key( $mode );
			$this->later( DAY_IN_SECONDS );
			$this->read();
			self::assertSame( 1, $this->cron(), $mode );
			self::assertSame( 'News', $this->read()?->json()['lists'][0]['name'], $mode );
		}
	}

	public function test_requests_a_failing_vendor_less_and_less_often(): void {
		$this->use_key( 'down' );
		$this->read();
		$this->cron();
		$pauses = array();
		foreach ( range( 1, 4 ) as $round ) {
			for ( $waited = 0; ; $waited += 30 ) {
				$this->later( 30 );
				$this->read();
				if ( $this->cron() > 0 ) {
					break;
				}
			}
			$pauses[] = $waited + 30;
		}
		self::assertSame( array( 120, 240, 480, 960 ), $pauses );
	}

	public function test_two_cron_runs_request_once(): void {
		$this->use_key( 'good' );
		Response_Cache::refresh( 'mailchimp', self::URL );
		Response_Cache::refresh( 'mailchimp', self::URL );
		self::assertCount( 1, self::$stub->requests() );
		Response_Cache::refresh( 'no-such', self::URL );
		Response_Cache::refresh( 'mailchimp', array() );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_stores_no_key_with_the_response_or_the_task(): void {
		$this->use_key( 'good' );
		$this->read();
		$errand = serialize( _get_cron_array() );
		$this->cron();
		$kept = serialize( array_map( Values::get( ... ), Values::names( 'frontage_copy_' ) ) );
		self::assertStringContainsString( 'News', $kept );
		self::assertStringNotContainsString( 'good0', $kept . $errand );
	}

	public function test_deletes_unused_responses(): void {
		$this->use_key( 'good' );
		$this->read();
		$this->cron();
		Response_Cache::purge( $this->now );
		self::assertNotNull( $this->read() );
		Response_Cache::purge( $this->now + 1 );
		self::assertNull( $this->read() );
	}

	public function test_ignores_invalid_rows(): void {
		foreach ( array( 'x', array(), array( 'body' => 1 ) ) as $stored ) {
			self::assertNull( Cached_Response::restore( $stored ) );
		}
	}
}
