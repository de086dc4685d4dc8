<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Mailchimp\Mailchimp;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\With_List;


/**
 * Tests Mailchimp against a stub of its API.
 *
 * The Test button shows Mailchimp's response; audiences are read.
 */
final class MailchimpTest extends Provider_TestCase {
	private function try_key( string $mode ): Test_Result {
		$this->use_key( $mode );
		return ( new Mailchimp() )->test( $this->http() );
	}

	public function test_accepts_a_valid_key(): void {
		$result = $this->try_key( 'good' );
		self::assertTrue( $result->ok );
		self::assertSame( array( "Everything's Chimpy!", 200 ), array( $result->message, $result->status ) );
		self::assertSame(
			array(
				'Account'     => 'Corner Café',
				'Subscribers' => '1,204',
			),
			$result->details
		);
	}

	public function test_a_wrong_key_shows_the_message_of_mailchimp(): void {
		$result = $this->try_key( 'wrong' );
		self::assertFalse( $result->ok );
		self::assertSame( 401, $result->status );
		self::assertSame(
			"API Key Invalid: Your API key may be invalid, or you've attempted to access the wrong datacenter.",
			$result->message
		);
	}

	public function test_reports_busy_and_failing_services(): void {
		self::assertStringStartsWith( 'Too Many Requests: ', $this->try_key( 'busy' )->message );
		self::assertSame( 500, $this->try_key( 'down' )->status );
		self::assertSame( Http_Error::NOT_JSON, self::reason( fn () => $this->try_key( 'page' )->ok ) );
	}

	public function test_an_incomplete_key_is_not_sent(): void {
		foreach ( array( '0123456789abcdef', '0123456789abcdef-', '0123456789abcdef-evil.org/', 'x-us21' ) as $key ) {
			Options::save( array(), array( 'mailchimp' => array( 'api_key' => $key ) ) );
			self::assertFalse( ( new Mailchimp() )->test( $this->http() )->ok, $key );
		}
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_lists(): void {
		$this->use_key( 'good' );
		$lists = ( new Mailchimp() )->lists( $this->http() );
		self::assertSame( array( 'a1b2c3', 'News', 1204 ), array( $lists[0]->id, $lists[0]->title, $lists[0]->members ) );
		$this->use_key( 'wrong' );
		self::assertSame( Http_Error::REFUSED, self::reason( fn () => ( new Mailchimp() )->lists( $this->http() ) ) );
	}

	public function test_is_found_by_capability_once_it_has_a_key(): void {
		self::assertSame( array(), Providers::with( With_List::class ) );
		$this->use_key( 'good' );
		self::assertSame( array( 'mailchimp' ), array_keys( Providers::with( With_List::class ) ) );
		self::assertNull( Providers::get( 'no-such' ) );
	}
}
