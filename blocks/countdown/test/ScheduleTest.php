<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Countdown;

use Frontage\Blocks\Countdown\Digits;
use Frontage\Blocks\Countdown\Local_Date;
use Frontage\Blocks\Countdown\Recurrence;
use Frontage\Blocks\Countdown\Schedule;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * When a countdown ends, by the server's reckoning.
 *
 * The same vectors are read by `when.test.ts`.
 *
 * @phpstan-type Local array{date: string, zone: string, at: int|null}
 * @phpstan-type Recurring array{
 *     every: string,
 *     time: string,
 *     weekday: int,
 *     zone: string,
 *     from: int,
 *     recurrence: array{end: int, every: int, shifts: list<array{int, int}>},
 *     after: list<array{int, int}>,
 * }
 */
final class ScheduleTest extends TestCase {
	/**
	 * Local dates.
	 *
	 * @return list<array{Local}>
	 */
	public static function timestamps(): array {
		return array_map( static fn ( array $row ): array => array( $row ), self::vectors()['timestamps'] );
	}

	/**
	 * Recurring times.
	 *
	 * @return list<array{Recurring}>
	 */
	public static function recurrences(): array {
		return array_map( static fn ( array $row ): array => array( $row ), self::vectors()['recurrences'] );
	}

	/**
	 * A local date has one timestamp everywhere.
	 *
	 * @param Local $row Test vector.
	 */
	#[DataProvider( 'timestamps' )]
	public function test_a_local_date_is_one_point_in_time( array $row ): void {
		self::assertSame( $row['at'], Local_Date::timestamp( $row['date'], Local_Date::of( $row['zone'] ) ) );
	}

	/**
	 * The next occurrence is the same from the calendar and from the data sent to the browser.
	 *
	 * @param Recurring $row Test vector.
	 */
	#[DataProvider( 'recurrences' )]
	public function test_the_next_occurrence_is_found( array $row ): void {
		$recurrence = Recurrence::of( $row );
		self::assertNotNull( $recurrence );
		foreach ( $row['after'] as list( $moment, $next ) ) {
			self::assertSame( $next, $recurrence->after( $moment ) );
		}
	}

	/**
	 * A browser with a cached page gets the data to find the same occurrences.
	 *
	 * @param Recurring $row Test vector.
	 */
	#[DataProvider( 'recurrences' )]
	public function test_prints_daylight_saving_changes_for_the_browser( array $row ): void {
		$recurrence = Recurrence::of( $row );
		self::assertNotNull( $recurrence );
		$base = $recurrence->base( $recurrence->after( $row['from'] ) );
		self::assertSame(
			$row['recurrence'],
			array(
				'end'    => $base,
				'every'  => $recurrence->every(),
				'shifts' => $recurrence->shifts( $base ),
			)
		);
	}

	public function test_a_recurring_end_is_shown_for_a_while(): void {
		$attributes = array(
			'kind' => 'recurring',
			'rest' => 3600,
		) + self::recurrences()[2][0];
		$friday     = 1893776400;
		self::assertSame( 1, Schedule::at( $attributes, $friday - 1 )?->left );
		self::assertTrue( Schedule::at( $attributes, $friday + 3599 )?->is_over() );
		self::assertSame( WEEK_IN_SECONDS - 3600, Schedule::at( $attributes, $friday + 3600 )?->left );
		self::assertFalse( Schedule::at( $attributes, $friday )->is_final ?? true );
	}

	public function test_a_unit_without_a_box_is_added_to_the_next_smaller_one(): void {
		self::assertSame(
			array(
				'day'    => '001',
				'hour'   => '01',
				'minute' => '01',
				'second' => '01',
			),
			Digits::split( array( 'second', 'day', 'hour', 'minute' ), 90061 )
		);
		self::assertSame(
			array(
				'hour'   => '25',
				'second' => '61',
			),
			Digits::split( array( 'hour', 'second' ), 90061 )
		);
		self::assertCount( 4, Digits::split( array( 'nonsense' ), 0 ) );
	}

	/**
	 * Returns the shared vectors.
	 *
	 * @return array{timestamps: list<Local>, recurrences: list<Recurring>}
	 */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( __DIR__ . '/times.json' ), true, 16, JSON_THROW_ON_ERROR );
	}
}
