<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Store\Log;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Requested_Seconds;


/**
 * Tests requests to vendors.
 *
 * A timeout of a few seconds, a size limit, no redirects, a line in the log.
 */
final class HttpTest extends Provider_TestCase {
	public function test_sends_the_key_but_does_not_log_it(): void {
		$this->use_key( 'good' );
		$answer = $this->http()->get( self::BASE . '/ping' );
		self::assertSame( array( 'health_status' => "Everything's Chimpy!" ), $answer->json() );
		self::assertSame( array( 'GET us21.api.mailchimp.com /3.0/ping  key' ), self::$stub->requests() );
		$row = Log::latest()[0];
		self::assertSame( array( 'outbound_ok', 'mailchimp us21.api.mailchimp.com' ), array( $row['event'], $row['subject'] ) );
		self::assertStringContainsString( '200', $row['detail'] );
		self::assertStringNotContainsString( 'good', (string) wp_json_encode( Log::latest() ) );
	}

	public function test_times_out(): void {
		$this->use_key( 'slow' );
		$waits = Requested_Seconds::from_now_on();
		self::assertSame(
			Http_Error::TIMEOUT,
			self::reason( fn () => $this->http()->send( Http_Request::get( self::BASE . '/ping' )->within( 1 ) ) )
		);
		self::assertSame( array( 1 ), $waits->getArrayCopy() );
		self::assertSame( 'outbound_failed', Log::latest()[0]['event'] );
	}

	public function test_rejects_responses_that_are_too_large(): void {
		$this->use_key( 'huge' );
		self::assertSame( Http_Error::TOO_LARGE, self::reason( fn () => $this->http()->get( self::BASE . '/ping' ) ) );
		self::assertNotContains( 'sent it all', self::$stub->requests(), 'It listened to the end.' );
		$this->use_key( 'good' );
		$bytes = strlen( $this->http()->get( self::BASE . '/ping' )->body );
		self::assertSame(
			'none',
			self::reason( fn () => $this->http()->send( Http_Request::get( self::BASE . '/ping' )->within( 5, $bytes ) ) )
		);
		self::assertSame(
			Http_Error::TOO_LARGE,
			self::reason( fn () => $this->http()->send( Http_Request::get( self::BASE . '/ping' )->within( 5, $bytes - 1 ) ) )
		);
	}

	public function test_rejects_redirects_to_hosts_that_are_not_allowed(): void {
		$this->use_key( 'away' );
		self::assertSame( Http_Error::BLOCKED, self::reason( fn () => $this->http()->get( self::BASE . '/ping' ) ) );
		self::assertCount( 1, self::$stub->requests() );
	}

	public function test_does_not_send_keys_to_another_host(): void {
		$this->use_key( 'move' );
		self::assertSame( array( 'health_status' => 'Moved.' ), $this->http()->get( self::BASE . '/ping' )->json() );
		self::assertSame(
			array( 'GET us21.api.mailchimp.com /3.0/ping  key', 'GET us22.api.mailchimp.com /3.0/ping  no key' ),
			self::$stub->requests()
		);
	}

	public function test_follows_redirects_only_if_allowed(): void {
		$this->use_key( 'move' );
		self::assertSame( 302, $this->http()->send( Http_Request::json( 'POST', self::BASE . '/lists', array( 'a' => 1 ) ) )->status );
	}

	public function test_reports_unexpected_responses(): void {
		$this->use_key( 'page' );
		self::assertSame( Http_Error::NOT_JSON, self::reason( fn () => $this->http()->get( self::BASE . '/ping' )->json() ) );
	}

	public function test_requests_nothing_on_this_machine_without_a_stub(): void {
		$this->use_key( 'good' );
		Http_Stub::set( '*.api.mailchimp.com', null );
		\Frontage\Domain\Providers\Dns_Resolver::replace( static fn (): array => array( '127.0.0.1' ) );
		self::assertSame( Http_Error::BLOCKED, self::reason( fn () => $this->http()->get( self::BASE . '/ping' ) ) );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_strips_line_breaks_from_headers(): void {
		self::assertSame(
			array( 'A' => 'bHost: evil' ),
			array_slice( Http_Request::get( '' )->with_header( 'A', "b\r\nHost: evil" )->headers, 0, 1 )
		);
	}

	public function test_removes_its_filters(): void {
		$this->use_key( 'good' );
		$this->http()->get( self::BASE . '/ping' );
		self::assertFalse( has_filter( 'http_request_host_is_external', '__return_true' ) );
		self::assertFalse( has_filter( 'http_allowed_safe_ports' ) );
	}
}
