<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Base\Clock;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Overlay\Conditions;
use Frontage\Domain\Store\Day_Table;
use Frontage\Admin\Ads\Ad_Editor;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that what owners schedule begins and ends in the time zone of the site, also on the days on which clocks change. */
final class DaysTest extends TestCase {
	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/**
	 * Days, with their first and last second in UTC.
	 *
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function days(): array {
		return array(
			'west of UTC'              => array( 'America/Los_Angeles', '2026-11-28', '2026-11-28T08:00:00Z', '2026-11-29T07:59:59Z' ),
			'west, a day of 25 hours'  => array( 'America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59Z' ),
			'west, a day of 23 hours'  => array( 'America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z' ),
			'east of UTC'              => array( 'Europe/Berlin', '2026-11-28', '2026-11-27T23:00:00Z', '2026-11-28T22:59:59Z' ),
			'east, a day of 25 hours'  => array( 'Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z' ),
			'east, a day of 23 hours'  => array( 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z' ),
			'a zone without summer'    => array( '-03:30', '2026-11-28', '2026-11-28T03:30:00Z', '2026-11-29T03:29:59Z' ),
			'the day before a change'  => array( 'America/Los_Angeles', '2026-10-31', '2026-10-31T07:00:00Z', '2026-11-01T06:59:59Z' ),
			'the day after the change' => array( 'Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z', '2026-10-26T22:59:59Z' ),
		);
	}

	/** Sets the site's time zone, as the screen of settings does. */
	private static function live_in( string $zone ): void {
		$is_offset = ! str_contains( $zone, '/' );
		update_option( 'timezone_string', $is_offset ? '' : $zone );
		update_option( 'gmt_offset', $is_offset ? -3.5 : 0 );
	}

	#[DataProvider( 'days' )]
	public function test_an_overlay_is_shown_on_the_day_of_the_site( string $zone, string $day, string $first, string $last ): void {
		self::live_in( $zone );
		$one = static fn ( string ...$values ): array => Conditions::of(
			array(
				array(
					'type'   => 'date',
					'values' => $values,
				),
			)
		)->for_browser();
		self::assertSame( array( (string) strtotime( $first ), (string) strtotime( $last ) ), $one( $day, $day )[0]['values'] );
		self::assertSame( array( '', (string) strtotime( $last ) ), $one( '', $day )[0]['values'] );
		self::assertSame( array( (string) strtotime( $first ), '' ), $one( $day, '2026-02-31' )[0]['values'] );
	}

	#[DataProvider( 'days' )]
	public function test_counts_on_the_day_of_the_site( string $zone, string $day, string $first, string $last ): void {
		self::live_in( $zone );
		foreach ( array( $first, $last ) as $moment ) {
			Clock::stop( (int) strtotime( $moment ) );
			self::assertSame( $day, Day_Table::day( 0 ) );
			self::assertSame( gmdate( 'Y-m-d', (int) strtotime( "$day -1 day" ) ), Day_Table::day( 1 ) );
		}
	}

	#[DataProvider( 'days' )]
	public function test_an_ad_ends_with_the_day_of_the_site( string $zone, string $day, string $first, string $last ): void {
		self::live_in( $zone );
		$saved = Ad_Editor::in_utc(
			array(
				'start' => "{$day}T00:00",
				'end'   => "{$day}T23:59",
			)
		);
		self::assertSame( strtotime( $first ), Ad_Settings::timestamp( $saved['start'] ) );
		self::assertSame( (int) strtotime( $last ) - 59, Ad_Settings::timestamp( $saved['end'] ) );
	}

	/** The hour that occurs twice means one moment, whatever is saved how often. */
	public function test_the_hour_that_occurs_twice_stays_where_it_is(): void {
		self::live_in( 'America/Los_Angeles' );
		$saved = Ad_Editor::in_utc( array( 'end' => '2026-11-01T01:30' ) );
		$shown = wp_date( 'Y-m-d\TH:i', Ad_Settings::timestamp( $saved['end'] ) );
		self::assertSame( '2026-11-01T01:30', $shown );
		self::assertSame( $saved, Ad_Editor::in_utc( array( 'end' => $shown ) ) );
	}
}
