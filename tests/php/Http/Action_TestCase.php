<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Clock;
use Frontage\Base\Manifest;
use Frontage\Base\Store\Values;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Http\Stubs\Offer;
use Frontage\Tests\Option_Watch;
use Frontage\Tests\TestCase;


/**
 * Base class of tests that call actions.
 *
 * Registers the stub actions beside the plugin's own.
 */
abstract class Action_TestCase extends TestCase {
	protected const OWN_PAGE = array( 'sec-fetch-site' => 'same-origin' );

	/** 15 January 2027, 12:00 UTC: the time of the clock. */
	protected const NOON = 1_800_014_400;

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_USER_AGENT'] = 'Test';
		Clock::stop( self::NOON );
		Offer::now();
	}

	protected function tearDown(): void {
		Manifest::override( null );
		Clock::stop( null );
		Values::forget();
		parent::tearDown();
	}

	/**
	 * Calls an action as a page of this site would, and checks that no visitor changes an option.
	 *
	 * @param string $name Action name.
	 * @param array<mixed> $fields Request fields.
	 * @param array<string, string> $headers By lower-case name.
	 * @param string $method Upper case.
	 * @param int $bytes Size of the body.
	 */
	protected function call(
		string $name,
		array $fields = array(),
		array $headers = self::OWN_PAGE,
		string $method = 'POST',
		int $bytes = 10
	): Response {
		$is_owner = current_user_can( 'edit_posts' );
		$watch    = new Option_Watch();
		$response = Dispatcher::dispatch( new Request( $name, $method, $fields, $headers, $bytes ) );
		$watch->end();
		self::assertSame( array(), $is_owner ? array() : $watch->written, "A visitor's call of $name writes options." );
		return $response;
	}

	/**
	 * Asserts that a request was refused for a reason.
	 *
	 * @param int $status HTTP status.
	 * @param string $code Error code.
	 * @param string $field The field at fault.
	 */
	protected static function assert_refused( int $status, string $code, Response $response, string $field = '' ): void {
		self::assertSame(
			"$status $code $field",
			$response->status . ' ' . ( $response->data()['code'] ?? $response->body ) . ' ' . ( $response->data()['field'] ?? '' )
		);
	}
}
