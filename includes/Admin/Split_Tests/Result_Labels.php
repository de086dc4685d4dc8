<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Comparison;
use Frontage\Domain\Split_Tests\Sample;
use Frontage\Domain\Split_Tests\Time_Needed;
use Frontage\Domain\Split_Tests\Verdict;

defined( 'ABSPATH' ) || exit;

/** What owners read about the result of a split test: no more than the numbers say. */
final class Result_Labels {
	/** Days after which every weekday was counted. */
	private const WEEK = 7;

	/** Differences in percent that nobody needs to two digits after the point. */
	private const WHOLE_FROM = 10;

	/** Largest difference that is printed; beyond, the control had next to no goals. */
	private const MOST_PERCENT = 999;

	/**
	 * Returns the recommendation.
	 *
	 * @param int $days Days with visitors.
	 * @return list<string> Sentences.
	 */
	public static function recommend( Judged_Test $judged, int $days ): array {
		return match ( $judged->verdict->state ) {
			Verdict::WAITING  => self::waiting( $judged ),
			Verdict::MISMATCH => self::mismatch( $judged ),
			Verdict::WINNER   => self::winner( $judged ),
			Verdict::CONTROL => array(
				__( 'Keep the control: with 95% confidence, every other variant does worse.', 'frontage' ),
			),
			default           => self::open( $judged, $days ),
		};
	}

	/**
	 * Returns what should be known besides.
	 *
	 * @param int $days Days with visitors.
	 * @return list<string> Sentences.
	 */
	public static function cautions( Judged_Test $judged, int $days ): array {
		$is_short = $days > 0 && $days < self::WEEK && Verdict::WAITING !== $judged->verdict->state;
		return array(
			...self::changes( $judged->test->changed ),
			...( $is_short ? array(
				__( 'The test has run for less than a week. People often act differently on weekdays and weekends.', 'frontage' ),
			) : array() ),
		);
	}

	/**
	 * Says what was changed after visitors had been counted.
	 *
	 * @param array<string, string> $changed Days by kind of change.
	 * @return list<string>
	 */
	private static function changes( array $changed ): array {
		$words = array(
			/* translators: %s: a date. */
			'goal'     => __(
				'The goal was changed on %s, after visitors had been counted: these numbers mix both goals. For numbers that you can trust, start a new test.',
				'frontage'
			),
			/* translators: %s: a date. */
			'variants' => __(
				'Variants or weights were changed on %s, after visitors had been counted: not all variants were counted in the same time.',
				'frontage'
			),
		);
		$said  = array();
		foreach ( array_intersect_key( $words, $changed ) as $kind => $text ) {
			$said[] = sprintf( $text, mysql2date( (string) get_option( 'date_format' ), "{$changed[ $kind ]} 00:00:00" ) );
		}
		return $said;
	}

	/** Returns a few words for a list, such as “No winner yet”. */
	public static function brief( Judged_Test $judged ): string {
		$winner = $judged->winner();
		/* translators: %s: name of a variant in a split test. */
		$leads = static fn ( int $subject ): string => sprintf( __( '“%s” is ahead', 'frontage' ), $judged->name( $subject ) );
		return match ( true ) {
			Verdict::MISMATCH === $judged->verdict->state => __( 'Check the numbers', 'frontage' ),
			Verdict::WAITING === $judged->verdict->state  => __( 'Not enough visitors yet', 'frontage' ),
			null === $winner                              => __( 'No winner yet', 'frontage' ),
			default                                       => $leads( $winner ),
		};
	}

	/**
	 * Returns a difference, such as `+12%` or `-3.4%`.
	 *
	 * @param float $share Such as 0.12.
	 */
	public static function difference( float $share ): string {
		$percent = $share * 100;
		$digits  = abs( $percent ) < self::WHOLE_FROM ? 1 : 0;
		$number  = number_format_i18n( abs( round( $percent, $digits ) ), $digits );
		$sign    = 0.0 === round( $percent, $digits ) ? '' : ( $percent > 0 ? '+' : "\u{2212}" );
		$mark    = is_rtl() ? "\u{200e}" : ''; // Keeps the sign before the number.
		return $percent > self::MOST_PERCENT ? "$mark> +" . number_format_i18n( self::MOST_PERCENT ) . '%' : "$mark$sign$number%";
	}

	/**
	 * Says what is missing.
	 *
	 * @return list<string>
	 */
	private static function waiting( Judged_Test $judged ): array {
		if ( count( $judged->samples ) < 2 ) {
			return array( __( 'Add a second variant: there is nothing to compare the control with.', 'frontage' ) );
		}
		$fewest = min( array_map( static fn ( Sample $sample ): int => $sample->visitors, $judged->samples ) );
		$goals  = array_sum( array_map( static fn ( Sample $sample ): int => $sample->goals, $judged->samples ) );
		return array(
			__( 'Not enough visitors yet to say anything.', 'frontage' ),
			sprintf(
				/* translators: 1 and 3: required numbers, 2 and 4: numbers so far. */
				__(
					'A result needs at least %1$s visitors to every variant (fewest so far: %2$s), and %3$s visitors in total who reached the goal (so far: %4$s).',
					'frontage'
				),
				number_format_i18n( Verdict::LEAST_VISITORS ),
				number_format_i18n( $fewest ),
				number_format_i18n( Verdict::LEAST_GOALS ),
				number_format_i18n( $goals )
			),
		);
	}

	/**
	 * Says why the numbers cannot be trusted.
	 *
	 * @return list<string>
	 */
	private static function mismatch( Judged_Test $judged ): array {
		foreach ( $judged->samples as $sample ) {
			if ( $sample->goals > $sample->visitors ) {
				return array(
					__( 'These numbers cannot be trusted: more goals than visitors were counted.', 'frontage' ),
					__( 'The goal may have been changed while the test ran. End this test and start a new one.', 'frontage' ),
				);
			}
		}
		return array(
			__( 'These numbers cannot be trusted: visitors are not spread over the variants as planned.', 'frontage' ),
			__(
				'By chance, that happens in fewer than 1 of 1,000 tests. Check whether the weights were changed while the test ran, and whether a caching or optimization plugin changes one of the variants.',
				'frontage'
			),
		);
	}

	/**
	 * Says who won, and by how much.
	 *
	 * @return list<string>
	 */
	private static function winner( Judged_Test $judged ): array {
		$at     = (int) $judged->verdict->winner;
		$one    = $judged->verdict->comparisons[ $at ];
		$name   = $judged->name( $judged->variants[ $at ]['subject'] );
		$others = array_filter( $judged->verdict->comparisons, static fn ( Comparison $other ): bool => $other->is_better() );
		$words  = array(
			sprintf(
				/* translators: %s: name of a variant in a split test. */
				__( 'Use “%s”: with 95%% confidence, it is better than the control.', 'frontage' ),
				$name
			),
			sprintf(
				/* translators: 1 and 2: percentages such as +12%. */
				__( 'With the same confidence, the difference is between %1$s and %2$s.', 'frontage' ),
				self::difference( $one->low ),
				self::difference( $one->high )
			),
		);
		if ( count( $others ) > 1 ) {
			$words[] = __( 'Other variants are better than the control too. Which of them is best is not certain.', 'frontage' );
		}
		return $words;
	}

	/**
	 * Says that there is no winner, and how long it may take.
	 *
	 * @param int $days Days with visitors.
	 * @return list<string>
	 */
	private static function open( Judged_Test $judged, int $days ): array {
		$words = array( __( 'No winner yet: the differences so far may be chance.', 'frontage' ) );
		if ( ! $judged->test->is_running() || $days < 1 ) {
			return $words;
		}
		$more    = Time_Needed::estimate( $judged->samples, $days );
		$words[] = null === $more
			? __( 'At this rate, there will be no winner within a year (estimate). The variants are about equally good.', 'frontage' )
			: sprintf(
				/* translators: %s: number of days. */
				_n(
					'If the difference stays as it is, about %s more day is needed (estimate).',
					'If the difference stays as it is, about %s more days are needed (estimate).',
					$more,
					'frontage'
				),
				number_format_i18n( $more )
			);
		return $words;
	}
}
