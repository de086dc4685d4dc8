<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Retention;
use Frontage\Tests\TestCase;


/**
 * Tests what the daily cleanup deletes.
 *
 * Expired data goes; counts and users' votes stay.
 */
final class RetentionTest extends TestCase {
	/** Adds a vote that is some days old. */
	private function vote( string $visitor, int $days ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'INSERT INTO %i (kind, object_id, visitor, created) VALUES (%s, 7, %s, %s)',
				Tables::name( 'votes' ),
				'test',
				$visitor,
				gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS )
			)
		);
	}

	/** @return list<string> One column of a table. */
	private function column( string $table, string $column ): array {
		global $wpdb;
		return array_map(
			'strval',
			array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT %i FROM %i ORDER BY 1', $column, Tables::name( $table ) ) ) )
		);
	}

	public function test_deletes_votes_without_a_salt_and_keeps_the_count(): void {
		Counters::set( 'test', 7, 4 );
		$cases = array(
			'a-today'     => 0,
			'a-yesterday' => 1,
			'a-old'       => 2,
			'u-old'       => 400,
		);
		foreach ( $cases as $visitor => $days ) {
			$this->vote( $visitor, $days );
		}
		Retention::run();
		self::assertSame( array( 'a-today', 'a-yesterday', 'u-old' ), $this->column( 'votes', 'visitor' ) );
		self::assertSame( 4, Counters::get( 'test', 7 ) );
	}

	public function test_deletes_expired_rate_limits(): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				"INSERT INTO %i (bucket, expires, hits) VALUES ('old', %d, 1), ('new', %d, 1)",
				Tables::name( 'limits' ),
				time() - 5,
				time() + 50
			)
		);
		Retention::run();
		self::assertSame( array( 'new' ), $this->column( 'limits', 'bucket' ) );
	}

	public function test_deletes_old_salts_without_visits(): void {
		Values::insert( 'frontage_salt_20200101', 'old' );
		$today = 'frontage_salt_' . gmdate( 'Ymd' );
		Secret::get( $today );
		Retention::run();
		Values::forget();
		self::assertSame( '', (string) Values::get( 'frontage_salt_20200101' ) );
		self::assertNotSame( '', (string) Values::get( $today ) );
	}

	public function test_keeps_the_log_for_the_chosen_number_of_days(): void {
		global $wpdb;
		foreach ( array( 40, 20, 0 ) as $days ) {
			Retry::write(
				$wpdb->prepare(
					"INSERT INTO %i (day, event, subject, hits, detail) VALUES (%s, %s, 's', 1, '')",
					Tables::name( 'log' ),
					gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ),
					"days $days"
				)
			);
		}
		Retention::run();
		self::assertSame( array( 'days 0', 'days 20' ), $this->column( 'log', 'event' ) );
		add_filter( 'frontage_log_days', static fn (): int => 10 );
		Retention::run();
		self::assertSame( array( 'days 0' ), $this->column( 'log', 'event' ) );
	}

	public function test_is_scheduled_daily(): void {
		wp_clear_scheduled_hook( Retention::HOOK );
		Retention::schedule();
		Retention::schedule();
		self::assertSame( 'daily', wp_get_schedule( Retention::HOOK ) );
		do_action( Retention::HOOK );
		self::assertSame( 10, has_action( Retention::HOOK, array( Retention::class, 'run' ) ) );
	}

	public function test_the_log_aggregates_repeated_events(): void {
		Log::count( 'event', 'subject', 'one' );
		Log::count( 'event', 'subject', str_repeat( 'ä', 2000 ) );
		Log::count( str_repeat( 'e', 200 ), 'subject' );
		self::assertCount( 2, Log::latest() );
		self::assertSame( array( 2, 500 ), array( Log::latest()[0]['hits'], mb_strlen( Log::latest()[0]['detail'] ) ) );
	}
}
