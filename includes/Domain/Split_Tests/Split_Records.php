<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Domain\Store\Votes;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Robot;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a visitor reports, if it can be believed.
 *
 * The visitor's browser notes in a cookie what was counted, for a year. The server keeps its own note under the visitor's key of
 * the day, so that a request that is sent again counts nothing, whatever cookies it has.
 */
final class Split_Records {
	/** Records of one visitor that count in a minute. */
	public const PER_MINUTE = 120;

	/** Records of one type in one test that count in an hour from one network. */
	public const PER_HOUR = 60;

	/**
	 * Counts the records of a request.
	 *
	 * @param list<array{test_id: string, subject_id: int, record_type: string}> $records From a visitor.
	 */
	public static function add_all( array $records, Visitor $visitor ): void {
		$records = Robot::is_named() ? array() : $records;
		$tests   = Theme_Tests::find_all( array_column( $records, 'test_id' ) );
		foreach ( $records as $record ) {
			self::add( $tests[ $record['test_id'] ] ?? null, $record['subject_id'], $record['record_type'], $visitor );
		}
	}

	/**
	 * Counts a record: not if the test or the variant does not exist, if the test does not run, if the record is not of its goal, or if
	 * the visitor or the network has counted already.
	 *
	 * @param Split_Test|null $test The test; null if there is none.
	 * @param int $subject Variant, from a visitor.
	 * @param string $record One of `Split_Counts::RECORDS`.
	 */
	private static function add( ?Split_Test $test, int $subject, string $record, Visitor $visitor ): void {
		$known = null !== $test && $test->is_running() && $test->has( $subject );
		if ( ! $known || ! in_array( $record, array( 'view_page', 'read_page', $test->goal_record() ), true ) ) {
			return;
		}
		$kind   = "split-$record";
		$object = $test->number * ( Split_Block::MOST_SUBJECT + 1 ) + $subject;
		if ( ! Votes::note( $kind, $object, $visitor ) ) {
			return;
		}
		if ( ! self::is_credible( "$record {$test->number}", $visitor ) ) {
			Votes::forget( $kind, $object, $visitor );
			return;
		}
		Split_Counts::add( $test, $subject, $record );
	}

	/**
	 * Returns whether this visitor, and the network for this test, still count.
	 *
	 * @param string $what Record type, and number of the test.
	 */
	private static function is_credible( string $what, Visitor $visitor ): bool {
		/**
		 * Filters how many visitors of a split test are counted per hour from one network, for each record type.
		 *
		 * Runs when a visitor is counted. More are answered as usual, but not counted.
		 *
		 *     add_filter( 'frontage_network_split_records', fn () => 500 );
		 *
		 * @since 0.2.0
		 *
		 * @param int $records Records per hour; 60 by default.
		 */
		$most = max( 1, (int) apply_filters( 'frontage_network_split_records', self::PER_HOUR ) );
		return Rate_Limit::has_place(
			'split-records',
			array(
				$visitor->key()                       => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} split $what" => array( HOUR_IN_SECONDS => $most ),
			)
		);
	}
}
