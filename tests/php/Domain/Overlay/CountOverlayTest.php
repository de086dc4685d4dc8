<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Base\Clock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Actions\Count_Overlay;
use Frontage\Domain\Overlay\Counts;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Tests\TestCase;

/** Tests the action with which browsers count what happens to overlays. */
final class CountOverlayTest extends TestCase {
	private const NOON = 1894017600;

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( self::NOON );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		Values::forget();
		parent::tearDown();
	}

	/**
	 * Sends a count.
	 *
	 * @param string $what What happened.
	 * @param string $browser Name of the visitor's browser.
	 * @return int HTTP status.
	 */
	private static function send( string $what, string $browser = 'One' ): int {
		$_SERVER['HTTP_USER_AGENT'] = $browser;

		$fields  = array(
			'overlay' => Counts::mark( 'gate' ),
			'what'    => $what,
		);
		$request = new Request( Count_Overlay::NAME, 'POST', $fields, array( 'sec-fetch-site' => 'same-origin' ), 100 );
		return Dispatcher::dispatch( $request )->status;
	}

	/** @return array<string, int> What was counted today. */
	private static function today(): array {
		return Counts::by_day( array( 'gate' ), 1 )['gate']['2030-01-07'] ?? array();
	}

	public function test_counts_each_kind_and_nothing_else(): void {
		foreach ( array( 'open', 'done', 'refused', 'button', 'escape' ) as $what ) {
			self::assertSame( 204, self::send( $what ) );
		}
		self::assertSame( 400, self::send( 'stolen' ) );
		self::assertEqualsCanonicalizing( array( 'open', 'done', 'refused', 'button', 'escape' ), array_keys( self::today() ) );
	}

	public function test_counts_no_more_than_the_limit_for_one_visitor(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			self::assertSame( 204, self::send( 'open' ) );
		}
		for ( $i = 0; $i < 5; $i++ ) {
			self::assertSame( 204, self::send( 'open' ), 'It is answered as before, and not counted.' );
		}
		self::assertSame( array( 'open' => 30 ), self::today() );
		self::assertSame( 30, Counts::of( 'gate' )['open'] );
		self::assertSame( 204, self::send( 'open', 'Another' ), 'Others are still counted.' );
		Clock::stop( self::NOON + 61 );
		self::assertSame( 204, self::send( 'open' ), 'So is the first one a minute later.' );
		self::assertSame( array( 'open' => 32 ), self::today() );
	}
}
