<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Webhook\Webhook;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Signup;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests an owner's webhook for subscribers.
 *
 * Signed JSON to the owner's URL; whatever it responds, no subscriber is lost.
 */
final class WebhookTest extends TestCase {
	private static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'webhook' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', '__return_true' );
		Http_Stub::set( 'hooks.example.com', self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		Http_Stub::set( 'hooks.example.com', null );
		Clock::stop( null );
		parent::tearDown();
	}

	private function answer( string $mode ): void {
		Options::save(
			array(),
			array(
				'webhook' => array(
					'url' => "https://hooks.example.com/$mode/abc",
					'key' => 'a-long-secret-word',
				),
			)
		);
	}

	private function take(): Subscriber {
		Signup::subscribe(
			new Form_Grant( 'webhook', 'news', false, 0 ),
			new Contact( 'ann@example.org', "Ann\r\nBcc: x@example.org", 'Baker', array( 'often' => 'm' ) )
		);
		$row = Subscribers::find( 'webhook', 'news', 'ann@example.org' );
		self::assertNotNull( $row );
		return $row;
	}

	public function test_posts_signed_json(): void {
		$this->answer( '200' );
		self::assertSame( '', $this->take()->task );
		list( $signature, $body ) = self::$stub->requests();
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', $body, 'a-long-secret-word' ), $signature );
		$sent = json_decode( $body, true );
		self::assertSame(
			array( 'subscribed', 'news', 'ann@example.org', 'Baker', array( 'often' => 'm' ) ),
			array( $sent['event'], $sent['list'], $sent['email'], $sent['last_name'], $sent['fields'] )
		);
	}

	/** @return array<string, array{string, int}> */
	public static function troubles(): array {
		return array(
			'status 400, which is final' => array( '400', 0 ),
			'status 401'                 => array( '401', 1 ),
			'status 429'                 => array( '429', 1 ),
			'status 500'                 => array( '500', 1 ),
			'no answer in time'          => array( 'slow', 1 ),
		);
	}

	#[DataProvider( 'troubles' )]
	public function test_retries_failed_deliveries( string $mode, int $again ): void {
		add_filter( 'http_request_args', static fn ( array $args ): array => array( 'timeout' => 1 ) + $args );
		$this->answer( $mode );
		$row = $this->take();
		self::assertSame( 'deliver', $row->task );
		self::assertNotSame( '', $row->error );
		self::assertSame( $again, $row->due > 0 ? 1 : 0, 'Tried again where that can help.' );
		$this->answer( '200' );
		Clock::stop( max( $row->due, Clock::now() ) );
		Jobs::run();
		self::assertSame( 1 === $again ? '' : 'deliver', Subscribers::find( 'webhook', 'news', 'ann@example.org' )?->task );
	}

	public function test_the_test_button_shows_the_status(): void {
		foreach ( array( '200' => true, '500' => false ) as $mode => $ok ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			$this->answer( (string) $mode );
			$result = ( new Webhook() )->test( new Http( new Webhook() ) );
			self::assertSame( array( $ok, (int) $mode ), array( $result->ok, $result->status ) );
		}
	}
}
