<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Base\Clock;
use Frontage\Blocks\Split_Test\Record_Split;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Records;
use Frontage\Tests\Domain\Split_Tests\Split_TestCase;

/** Tests that visitors and goals of a large network are capped together, so that rates stay true. */
final class CapTest extends Split_TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->make_test();
	}

	public function test_goals_count_of_those_only_who_count_as_visitors(): void {
		self::let_count( 3 );
		for ( $number = 0; $number < 5; $number++ ) {
			$this->report( $number, 'view_page' );
		}
		$this->report( 3, 'click_goal' );
		$this->report( 4, 'click_goal' );
		self::assertSame( array( 3, 0 ), self::counted() );
		$this->report( 2, 'click_goal' );
		self::assertSame( array( 3, 1 ), self::counted() );
		Clock::stop( self::NOON + HOUR_IN_SECONDS );
		$this->report( 4, 'click_goal' );
		self::assertSame( array( 3, 1 ), self::counted() );
		$this->report( 7, 'click_goal', 'view_page' );
		self::assertSame( array( 4, 2 ), self::counted() );
	}

	public function test_everybody_who_counts_as_a_visitor_may_reach_the_goal_in_the_same_hour(): void {
		self::let_count( 3 );
		for ( $number = 0; $number < 6; $number++ ) {
			Clock::stop( self::NOON + intdiv( $number, 3 ) * HOUR_IN_SECONDS );
			$this->report( $number, 'view_page' );
		}
		for ( $number = 0; $number < 6; $number++ ) {
			$this->report( $number, 'click_goal' );
		}
		self::assertSame( array( 6, 6 ), self::counted() );
	}

	public function test_who_was_a_visitor_on_another_day_counts_with_a_goal_up_to_the_limit(): void {
		for ( $number = 0; $number < Split_Records::PER_HOUR + 5; $number++ ) {
			$this->report( $number, 'click_goal' );
		}
		self::assertSame( array( 0, Split_Records::PER_HOUR ), self::counted() );
	}

	/** Limits what one network counts in an hour. */
	private static function let_count( int $most ): void {
		add_filter( 'frontage_network_split_records', static fn (): int => $most );
	}

	/** Reports what a visitor with a browser of their own did. */
	private function report( int $browser, string ...$types ): void {
		$_SERVER['HTTP_USER_AGENT'] = "Browser $browser";
		$records                    = array_map(
			static fn ( string $type ): array => array(
				'test_id'     => self::TEST,
				'subject_id'  => 0,
				'record_type' => $type,
			),
			$types
		);
		$response                   = $this->call( Record_Split::NAME, array( 'stats_data_array' => (string) wp_json_encode( $records ) ) );
		self::assertSame( 204, $response->status );
	}

	/**
	 * Returns the number of visitors and of goals.
	 *
	 * @return array{int, int}
	 * @phpstan-impure
	 */
	private static function counted(): array {
		$totals = Split_Counts::totals( self::TEST )[0] ?? array();
		return array( $totals['view_page'] ?? 0, $totals['click_goal'] ?? 0 );
	}
}
