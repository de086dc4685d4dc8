<?php
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
 *
 * Rates are goals of visitors who were counted. So what a counted visitor does counts for the rest of the day. Once a network has
 * visitors who were not counted, nobody else from it counts on that day.
 */
final class Split_Records {
	/** Records of one visitor that count in a minute. */
	public const PER_MINUTE = 120;

	/** Records of one type in one test that count in an hour from one network, whatever browsers it names. */
	public const PER_HOUR = 60;

	private const VIEW = 'view_page';

	/**
	 * Counts the records of a request.
	 *
	 * @param list<array{test_id: string, subject_id: int, record_type: string}> $records From a visitor.
	 */
	public static function add_all( array $records, Visitor $visitor ): void {
		$records = Robot::is_named() ? array() : $records;
		$tests   = Theme_Tests::find_all( array_column( $records, 'test_id' ) );
		usort( $records, static fn ( array $a, array $b ): int => self::is_view( $b ) <=> self::is_view( $a ) );
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
		if ( ! $known || ! in_array( $record, array( self::VIEW, 'read_page', $test->goal_record() ), true ) ) {
			return;
		}
		$object = $test->number * ( Split_Block::MOST_SUBJECT + 1 ) + $subject;
		if ( ! Votes::note( "split-$record", $object, $visitor ) ) {
			return;
		}
		if ( ! self::is_credible( $test->number, $object, $record, $visitor ) ) {
			Votes::forget( "split-$record", $object, $visitor );
			return;
		}
		Split_Counts::add( $test, $subject, $record );
	}

	/**
	 * Returns whether this visitor still counts, and the network for this test.
	 *
	 * @param int $test Number of the test.
	 * @param int $object Number of the test and the variant.
	 */
	private static function is_credible( int $test, int $object, string $record, Visitor $visitor ): bool {
		if ( ! Rate_Limit::consume( 'split-records', array( $visitor->key() => array( MINUTE_IN_SECONDS => self::PER_MINUTE ) ) ) ) {
			return false;
		}
		$is_view = self::VIEW === $record;
		if ( ! $is_view && Votes::is_noted( 'split-' . self::VIEW, $object, $visitor ) ) {
			return true;
		}
		$beyond = "split-beyond $test";
		$once   = array( DAY_IN_SECONDS => 1 );
		// A visitor of another day sends a goal alone; it counts unless it may be of a visitor who was not counted.
		if ( ! $is_view && Rate_Limit::level( $beyond, $once, $visitor ) > 0 ) {
			return false;
		}
		$is_counted = self::consume( "$record $test", $visitor );
		if ( $is_view && ! $is_counted ) {
			Rate_Limit::accept( $beyond, $once, $visitor );
		}
		return $is_counted;
	}

	/**
	 * Returns whether a network has a place left.
	 *
	 * @param string $what Record type, and number of the test.
	 */
	private static function consume( string $what, Visitor $visitor ): bool {
		/**
		 * Filters how many visitors of a split test are counted per hour from one network, for each record type.
		 *
		 * Runs when a visitor is counted. More are answered as usual, but not counted, and neither are their goals.
		 *
		 *     add_filter( 'frontage_network_split_records', fn () => 500 );
		 *
		 * @since 0.3
		 *
		 * @param int $records Records per hour; 60 by default.
		 */
		$most   = max( 1, (int) apply_filters( 'frontage_network_split_records', self::PER_HOUR ) );
		$limits = array( "{$visitor->group_key()} split $what" => array( HOUR_IN_SECONDS => $most ) );
		return Rate_Limit::consume( 'split-records', $limits );
	}

	/**
	 * Returns whether a record says that a visitor got a variant.
	 *
	 * @param array{test_id: string, subject_id: int, record_type: string} $record From a visitor.
	 */
	private static function is_view( array $record ): bool {
		return self::VIEW === $record['record_type'];
	}
}
