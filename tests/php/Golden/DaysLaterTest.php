<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Base\Store\Values;
use Frontage\Tests\Core_Html;
use Frontage\Tests\Shared_Content;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Fixture.php';

/**
 * Tests pages that a cache keeps for days.
 *
 * What a visitor gets is, byte for byte, what a page printed now contains: no signed value, nonce or salt in it
 * has become old. So whatever works on a fresh page works on the old one.
 */
#[Group( 'once' )]
final class DaysLaterTest extends TestCase {
	use Shared_Content;

	protected static function make_content(): void {
		Fixture::share();
	}

	private const DAYS = 3;

	private const NOON = 1_800_014_400;

	private const SIGNED = '/[\w-]{16,}\.[\w-]{43}(?=&quot;|")/';

	/** What may say when it was printed: forms then ask for a second press. */
	private const TIME = '/(?<=name="frontage_page_time" value=")[^"]+/';

	/**
	 * Provides all fixtures.
	 *
	 * @return array<string, array{string}>
	 */
	public static function fixtures(): array {
		return GoldenTest::fixtures();
	}

	#[DataProvider( 'fixtures' )]
	public function test_prints_the_same_three_days_later( string $file ): void {
		$fixture = Fixture::read( $file );
		$now     = $fixture->now ?? self::NOON;
		$before  = $fixture->html( $now );
		Values::forget();
		add_filter( 'nonce_life', static fn ( int $seconds ): int => $seconds * 7 );
		$after = $fixture->html( $now + self::DAYS * DAY_IN_SECONDS );
		self::assertSame( self::lasting( $fixture, $before ), self::lasting( $fixture, $after ) );
	}

	/** Returns what must not change: all, or the signed values where a block shows the time. */
	private static function lasting( Fixture $fixture, string $html ): string {
		$html = Core_Html::normalize( (string) preg_replace( self::TIME, '', $html ) );
		preg_match_all( self::SIGNED, $html, $signed );
		return null === $fixture->now ? $html : implode( "\n", $signed[0] );
	}
}
