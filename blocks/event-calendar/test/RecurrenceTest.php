<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Test;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Blocks\Event_Calendar\Event;
use Frontage\Blocks\Event_Calendar\Recurrence\Rule;
use Frontage\Blocks\Event_Calendar\Recurrence\Rule_Dates;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests recurrence with the examples of RFC 5545, whose dates python-dateutil confirms, and with rules that mean harm. */
final class RecurrenceTest extends TestCase {
	/**
	 * Returns the examples of RFC 5545, 3.8.5.3.
	 *
	 * @return array<string, array{string, string, list<string>, bool}>
	 */
	public static function examples(): array {
		$examples = array();
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/rfc5545.json' ), true ) as $example ) {
			$examples[ $example['name'] ] = array( $example['start'], $example['rule'], $example['dates'], $example['isAll'] );
		}
		return $examples;
	}

	/** @param list<string> $dates The first ones. */
	#[DataProvider( 'examples' )]
	public function test_repeats_as_in_the_examples_of_the_standard( string $start, string $rule, array $dates, bool $is_all ): void {
		$found = self::dates( $rule, $start, 'America/New_York', $start, '2150-01-01' );
		$this->assertSame( $dates, $is_all ? $found : array_slice( $found, 0, count( $dates ) ) );
	}

	/** @param list<string> $dates The first ones. */
	#[DataProvider( 'examples' )]
	public function test_a_window_in_the_middle_has_the_same_dates( string $start, string $rule, array $dates ): void {
		$middle = intdiv( count( $dates ), 2 );
		$this->assertSame(
			array_slice( $dates, $middle, -1 ),
			self::dates( $rule, $start, 'America/New_York', $dates[ $middle ], $dates[ count( $dates ) - 1 ] )
		);
	}

	public function test_a_meeting_at_nine_stays_at_nine_when_the_clocks_change(): void {
		$zone  = new DateTimeZone( 'Europe/Berlin' );
		$rule  = Rule::of( 'FREQ=WEEKLY' );
		$first = new DateTimeImmutable( '2026-03-22 09:00', $zone );
		$this->assertNotNull( $rule );
		$found = ( new Rule_Dates( $rule, $first ) )->between( $first, new DateTimeImmutable( '2026-04-05', $zone ) );
		$this->assertSame(
			array( '2026-03-22T09:00:00+01:00', '2026-03-29T09:00:00+02:00' ),
			array_map( static fn ( DateTimeImmutable $date ): string => $date->format( DATE_ATOM ), $found )
		);
	}

	public function test_a_time_that_does_not_exist_is_the_one_after_the_change(): void {
		$found = self::dates( 'FREQ=DAILY;COUNT=3', '2026-03-28T02:30:00', 'Europe/Berlin', '2026-03-28', '2026-04-05' );
		$this->assertSame( array( '2026-03-28T02:30:00', '2026-03-29T03:30:00', '2026-03-30T02:30:00' ), $found );
	}

	public function test_of_a_time_that_exists_twice_the_first_counts(): void {
		foreach ( array(
			'Europe/Berlin'    => '2026-10-25T02:30:00+02:00',
			'America/New_York' => '2026-11-01T01:30:00-04:00',
		) as $name => $moment ) {
			$zone  = new DateTimeZone( $name );
			$rule  = Rule::of( 'FREQ=DAILY;COUNT=9' );
			$first = new DateTimeImmutable( substr( $moment, 0, 19 ), $zone );
			$this->assertNotNull( $rule );
			$dates = new Rule_Dates( $rule, $first->modify( '-3 days' ) );
			$found = array_map(
				static fn ( DateTimeImmutable $date ): string => $date->format( DATE_ATOM ),
				$dates->between( $first->modify( '-1 day' ), $first->modify( '+2 days' ) )
			);
			$this->assertContains( $moment, $found );
			$once = Event::of(
				array(
					'start'    => substr( $moment, 0, 19 ),
					'timeZone' => $name,
				),
				'e1',
				$zone
			);
			$this->assertSame( $moment, $once?->start->format( DATE_ATOM ) );
		}
	}

	public function test_an_end_in_utc_is_a_moment_and_a_day_is_all_of_it(): void {
		$start  = '2026-06-01T09:00:00';
		$moment = self::dates( 'FREQ=DAILY;UNTIL=20260602T060000Z', $start, 'Europe/Berlin', '2026-06-01', '2026-07-01' );
		$this->assertSame( array( '2026-06-01T09:00:00' ), $moment, '06:00 UTC is 08:00 there' );
		$day = self::dates( 'FREQ=DAILY;UNTIL=20260602', '2026-06-01T09:00:00', 'Europe/Berlin', '2026-06-01', '2026-07-01' );
		$this->assertCount( 2, $day );
	}

	/**
	 * Returns rules that are not valid.
	 *
	 * @return array<array{string}>
	 */
	public static function invalid(): array {
		return array(
			array( '' ),
			array( 'FREQ=SECONDLY' ),
			array( 'FREQ=DAILY;COUNT=-1' ),
			array( 'FREQ=DAILY;BYDAY=XX' ),
			array( 'FREQ=DAILY;BYMONTH=13' ),
			array( 'FREQ=YEARLY;BYYEARDAY=0' ),
			array( 'FREQ=DAILY;UNTIL=soon' ),
			array( 'FREQ=DAILY;BYHOUR=' . self::all( 23 ) . ';BYMINUTE=' . self::all( 59 ) . ';BYSECOND=0,1' ),
			array( 'FREQ=DAILY;' . str_repeat( 'X', 2000 ) ),
		);
	}

	/** Returns the numbers from 0 to the last one, with commas. */
	private static function all( int $last ): string {
		return implode( ',', range( 0, $last ) );
	}

	#[DataProvider( 'invalid' )]
	public function test_rejects_what_is_not_a_rule( string $rule ): void {
		$this->assertNull( Rule::of( $rule ) );
	}

	public function test_rules_without_dates_or_with_too_many_come_to_an_end(): void {
		$rules = array(
			'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
			'FREQ=MINUTELY;COUNT=999999999',
			'FREQ=MINUTELY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=31;COUNT=5',
		);
		foreach ( $rules as $rule ) {
			$this->assertSame( array(), self::dates( $rule, '1970-01-01T00:00:00', 'UTC', '2026-11-01', '2026-12-01' ) );
		}
	}

	/**
	 * Returns the dates of a rule as local times.
	 *
	 * @return list<string>
	 */
	private static function dates( string $text, string $start, string $name, string $from, string $to ): array {
		$zone = new DateTimeZone( $name );
		$rule = Rule::of( $text );
		self::assertNotNull( $rule );
		$dates = new Rule_Dates( $rule, new DateTimeImmutable( $start, $zone ) );
		return array_map(
			static fn ( DateTimeImmutable $date ): string => $date->format( 'Y-m-d\TH:i:s' ),
			$dates->between( new DateTimeImmutable( $from, $zone ), new DateTimeImmutable( $to, $zone ) )
		);
	}
}
