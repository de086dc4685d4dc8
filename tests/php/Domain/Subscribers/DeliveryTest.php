<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links;
use Frontage\Domain\Subscribers\Signup;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\Domain\Providers\Provider_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the delivery of subscribers to vendors.
 *
 * Delivered immediately, or stored and retried; refused only if a retry cannot help.
 */
final class DeliveryTest extends Provider_TestCase {
	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	private function take( string $email, bool $asks = true ): string {
		return Signup::subscribe(
			new Form_Grant( 'mailchimp', 'a1b2c3', $asks, 0 ),
			new Contact(
				$email,
				'Ann',
				'',
				array(
					'city'   => 'Rome',
					'topics' => array( 'int1' => 'Bread' ),
				)
			)
		);
	}

	private static function row( string $email ): Subscriber {
		$row = Subscribers::find( 'mailchimp', 'a1b2c3', $email );
		self::assertNotNull( $row );
		return $row;
	}

	/** Returns the last request to the stub. */
	private static function sent(): string {
		$lines = preg_grep( '/^sent /', self::$stub->requests() ) ?: array();
		return (string) end( $lines );
	}

	public function test_sends_merge_fields_and_interests(): void {
		$this->use_key( 'good' );
		self::assertSame( '', $this->take( 'new@example.org' ) );
		self::assertSame(
			'{"email_address":"new@example.org","merge_fields":{"FNAME":"Ann","CITY":"Rome"},"interests":{"int1":true},"status":"pending"}',
			substr( self::sent(), 5 )
		);
		self::assertSame(
			array( Subscriber::HANDED, '' ),
			array( self::row( 'new@example.org' )->status, self::row( 'new@example.org' )->task )
		);
		$this->take( 'other@example.org', false );
		self::assertStringContainsString( '"status":"subscribed"', self::sent() );
		self::assertSame( Subscriber::SUBSCRIBED, self::row( 'other@example.org' )->status );
	}

	public function test_gives_vendors_names_without_links(): void {
		$this->use_key( 'good' );
		$grant = new Form_Grant( 'mailchimp', 'a1b2c3', true, 0 );
		Signup::subscribe( $grant, new Contact( 'victim@example.org', 'Win at https://evil.example/x', 'www.evil.example', array() ) );
		self::assertStringContainsString( '"FNAME":"Win at evil. example x","LNAME":"www. evil. example"', self::sent() );
		self::assertSame( 'Win at https://evil.example/x', self::row( 'victim@example.org' )->first, 'The owner sees what was typed.' );
		Signup::subscribe( $grant, new Contact( 'new@example.org', 'Dr. Zoë-Mae', 'O’Brien Jr.', array() ) );
		self::assertStringContainsString( '"FNAME":"Dr. Zo\u00eb-Mae","LNAME":"O\u2019Brien Jr."', self::sent() );
	}

	public function test_keeps_members_and_asks_unsubscribed_ones(): void {
		$this->use_key( 'good' );
		self::assertSame( '', $this->take( 'member@example.org', false ) );
		self::assertSame( 0, count( preg_grep( '/^PATCH/', self::$stub->requests() ) ?: array() ) );
		self::assertSame( '', $this->take( 'left@example.org', false ) );
		self::assertStringContainsString( '"status":"pending"', self::sent() );
	}

	public function test_reports_errors_without_revealing_other_members(): void {
		$this->use_key( 'good' );
		self::assertSame( 'fake@example.org looks fake or invalid, please enter a real email address.', $this->take( 'fake@example.org' ) );
		foreach ( array( 'banned@example.org', 'deleted@example.org' ) as $email ) {
			self::assertSame( '', $this->take( $email ) );
			self::assertSame(
				array( 'deliver', 0 ),
				array( self::row( $email )->task, self::row( $email )->due ),
				'The owner sees it; it is not retried.'
			);
			self::assertNotSame( '', self::row( $email )->error );
		}
	}

	/** @return array<string, array{string, string}> */
	public static function troubles(): array {
		return array(
			'status 401' => array( 'wrong', 'API Key Invalid' ),
			'status 429' => array( 'busy', 'Too Many Requests' ),
			'status 500' => array( 'down', 'Internal Server Error' ),
			'HTML'       => array( 'page', 'is not JSON' ),
			'redirect'   => array( 'away', '' ),
		);
	}

	#[DataProvider( 'troubles' )]
	public function test_retries_when_the_vendor_fails( string $mode, string $words ): void {
		$this->use_key( $mode );
		self::assertSame( '', $this->take( 'new@example.org' ) );
		$row = self::row( 'new@example.org' );
		self::assertSame( array( Subscriber::PENDING, 'deliver', 1 ), array( $row->status, $row->task, $row->tries ) );
		self::assertStringContainsString( $words, $row->error );
		$this->use_key( 'good' );
		Clock::stop( $row->due );
		Jobs::run();
		self::assertSame( Subscriber::HANDED, self::row( 'new@example.org' )->status );
	}

	public function test_does_not_wait_long_for_a_slow_vendor(): void {
		$this->use_key( 'slow' );
		add_filter( 'http_request_args', static fn ( array $args ): array => array( 'timeout' => 1 ) + $args );
		self::assertSame( '', $this->take( 'new@example.org' ) );
		self::assertStringContainsString( 'did not respond', self::row( 'new@example.org' )->error );
	}

	public function test_keeps_subscribers_until_a_key_is_added(): void {
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => '' ) ) );
		$this->take( 'new@example.org' );
		self::assertStringContainsString( 'Integrations', self::row( 'new@example.org' )->error );
	}

	public function test_unsubscribes_at_the_vendor(): void {
		$this->use_key( 'good' );
		$this->take( 'member@example.org' );
		Links::follow( 'leave', self::row( 'member@example.org' ) );
		self::assertStringContainsString( '"status":"unsubscribed"', self::sent() );
		self::assertSame(
			array( Subscriber::UNSUBSCRIBED, '' ),
			array( self::row( 'member@example.org' )->status, self::row( 'member@example.org' )->task )
		);
	}
}
