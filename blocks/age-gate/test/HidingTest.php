<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Age_Gate;

use Frontage\Base\Clock;
use Frontage\Blocks\Age_Gate\Age_Gate;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Tests\TestCase;

/** Tests when the head hides the page: only if a gate follows that can be passed. */
final class HidingTest extends TestCase {
	private const NOON = 1894017600;

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( self::NOON );
		$words = '<!-- wp:paragraph --><p>Wine</p><!-- /wp:paragraph -->';
		$gate  = '<!-- wp:frontage/age-gate {"anchor":"wine"} -->' . $words . '<!-- /wp:frontage/age-gate -->';
		$this->go_to( '/?p=' . $this->make_post( array( 'post_content' => $gate ) ) );
	}

	protected function tearDown(): void {
		Age_Gate::reset();
		Clock::stop( null );
		parent::tearDown();
	}

	private static function hides(): bool {
		Age_Gate::reset();
		ob_start();
		( new Age_Gate() )->hide();
		return str_contains( (string) ob_get_clean(), 'visibility:hidden' );
	}

	public function test_a_page_is_hidden_only_by_a_gate_that_is_printed(): void {
		self::assertTrue( self::hides() );
		Arrangement::change( array( 'wine' ), array( 'off' => true ) );
		self::assertFalse( self::hides(), 'Turned off by the owner.' );
		Arrangement::change(
			array( 'wine' ),
			array(
				'off'  => false,
				'from' => self::NOON + 60,
			)
		);
		self::assertFalse( self::hides(), 'Before its schedule.' );
		Clock::stop( self::NOON + 60 );
		self::assertTrue( self::hides() );
	}
}
