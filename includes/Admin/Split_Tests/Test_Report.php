<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Comparison;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Sums;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Split_Tests\Verdict;

defined( 'ABSPATH' ) || exit;

/** The report of one split test, with everything that its screen shows. */
final class Test_Report {
	/**
	 * Returns the report.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Split_Test $test ): array {
		$judged = new Judged_Test( $test, Split_Sums::of( array( $test->number ) )[ $test->number ] ?? array() );
		$times  = Split_Sums::over_time( $test->number, $test->goal_record() );
		$days   = Split_Sums::days( $test->number );
		return Test_List::head( $judged ) + array(
			'place'      => Test_Place::describe( $test ),
			'days'       => $days,
			'bounce'     => $test->bounce,
			'goalRecord' => $test->goal_record(),
			'state'      => $test->state,
			'verdict'    => $judged->verdict->state,
			'winner'     => $judged->winner(),
			'words'      => Result_Labels::recommend( $judged, $days ),
			'cautions'   => Result_Labels::cautions( $judged, $days ),
			'variants'   => self::variants( $judged ),
			'chart'      => self::chart( $judged, $times ),
		);
	}

	/**
	 * Returns the variants, and those that were removed but have visitors.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function variants( Judged_Test $judged ): array {
		$subjects = array_column( $judged->test->variants, 'subject' );
		$order    = array_column( $judged->variants, 'subject' );
		$removed  = array_values( array_diff( array_keys( $judged->totals ), $subjects ) );
		return array_map(
			static function ( int $subject ) use ( $judged, $order, $removed ): array {
				$sample = $judged->sample( $subject );
				$at     = array_search( $subject, $order, true );
				return array(
					'subject'    => $subject,
					'name'       => $judged->name( $subject ),
					'isRemoved'  => in_array( $subject, $removed, true ),
					'visitors'   => $sample->visitors,
					'goals'      => $sample->goals,
					'rate'       => 0 === $sample->visitors ? null : $sample->rate(),
					'bounced'    => self::bounced( $judged, $subject ),
					'records'    => array_intersect_key( $judged->totals[ $subject ] ?? array(), array_flip( Split_Counts::RECORDS ) ),
					'comparison' => self::comparison( false === $at ? null : $judged->verdict->comparisons[ $at ] ?? null ),
				);
			},
			array( ...$subjects, ...$removed )
		);
	}

	/**
	 * Returns the share of visitors who left early; null if nothing is known.
	 *
	 * @param int $subject Variant.
	 */
	private static function bounced( Judged_Test $judged, int $subject ): ?float {
		$visitors = $judged->count( $subject, Judged_Test::VISITORS );
		$stayed   = $judged->count( $subject, Judged_Test::STAYED );
		return 0 === $visitors || $stayed > $visitors ? null : 1 - $stayed / $visitors;
	}

	/**
	 * Returns a comparison as data, with the words for it.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function comparison( ?Comparison $comparison ): ?array {
		return null === $comparison ? null : array(
			'uplift'   => $comparison->uplift,
			'low'      => $comparison->low,
			'high'     => $comparison->high,
			'isBetter' => $comparison->is_better(),
			'isWorse'  => $comparison->is_worse(),
			'text'     => null === $comparison->uplift ? '' : Result_Labels::difference( $comparison->uplift ),
			'limits'   => sprintf(
				/* translators: 1 and 2: percentages such as +12%. */
				__( '%1$s to %2$s', 'frontage' ),
				Result_Labels::difference( $comparison->low ),
				Result_Labels::difference( $comparison->high )
			),
		);
	}

	/**
	 * Returns the rate of every variant up to each day, or month of a long test; nothing below the minimum number of visitors.
	 *
	 * @param array<string, array<int, array<string, int>>> $times What `Split_Sums::over_time()` returned.
	 * @return array{times: list<string>, lines: list<array{subject: int, rates: list<float|null>}>}
	 */
	private static function chart( Judged_Test $judged, array $times ): array {
		$lines = array();
		foreach ( array_column( $judged->test->variants, 'subject' ) as $subject ) {
			$visitors = 0;
			$goals    = 0;
			$rates    = array();
			foreach ( $times as $subjects ) {
				$visitors += $subjects[ $subject ][ Judged_Test::VISITORS ] ?? 0;
				$goals    += $subjects[ $subject ][ $judged->test->goal_record() ] ?? 0;
				$rates[]   = $visitors < Verdict::LEAST_VISITORS || $goals > $visitors ? null : $goals / $visitors;
			}
			$lines[] = compact( 'subject', 'rates' );
		}
		return array(
			'times' => array_map( 'strval', array_keys( $times ) ),
			'lines' => $lines,
		);
	}
}
