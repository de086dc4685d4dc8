<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Domain\Split_Tests\Comparison;
use Frontage\Domain\Split_Tests\Sample;
use Frontage\Domain\Split_Tests\Time_Needed;
use Frontage\Domain\Split_Tests\Verdict;
use PHPUnit\Framework\TestCase;


/** Tests what is said about a test, and above all what is not. */
final class VerdictTest extends TestCase {
	public function test_says_nothing_below_the_minimum(): void {
		$too_few = array(
			array( new Sample( 99, 0 ), new Sample( 99, 99 ) ),
			array( new Sample( 5000, 0 ), new Sample( 5000, 19 ) ),
			array( new Sample( 5000, 100 ) ),
			array( new Sample( 0, 0 ), new Sample( 0, 0 ) ),
			array(),
		);
		foreach ( $too_few as $samples ) {
			$verdict = Verdict::of( $samples );
			self::assertSame( Verdict::WAITING, $verdict->state );
			self::assertNull( $verdict->winner );
			self::assertSame( array(), $verdict->comparisons );
		}
	}

	public function test_finds_a_clear_winner(): void {
		$verdict = Verdict::of( array( new Sample( 5000, 250 ), new Sample( 5000, 400 ), new Sample( 5000, 240 ) ) );
		self::assertSame( Verdict::WINNER, $verdict->state );
		self::assertSame( 1, $verdict->winner );
		self::assertEqualsWithDelta( 0.6, $verdict->comparisons[1]->uplift, 1e-12 );
		self::assertTrue( $verdict->comparisons[1]->is_better() );
		self::assertFalse( $verdict->comparisons[2]->is_worse() );
	}

	public function test_the_best_of_several_wins(): void {
		$verdict = Verdict::of( array( new Sample( 5000, 250 ), new Sample( 5000, 400 ), new Sample( 5000, 420 ) ) );
		self::assertSame( 2, $verdict->winner );
	}

	public function test_the_original_wins_against_worse_variants_only(): void {
		$control = new Sample( 5000, 400 );
		self::assertSame( Verdict::CONTROL, Verdict::of( array( $control, new Sample( 5000, 250 ) ) )->state );
		self::assertSame( 0, Verdict::of( array( $control, new Sample( 5000, 250 ) ) )->winner );
		self::assertSame( Verdict::OPEN, Verdict::of( array( $control, new Sample( 5000, 250 ), new Sample( 5000, 395 ) ) )->state );
	}

	public function test_finds_a_variant_that_nobody_uses(): void {
		$verdict = Verdict::of( array( new Sample( 2000, 60 ), new Sample( 2000, 0 ) ) );
		self::assertSame( Verdict::CONTROL, $verdict->state );
		self::assertSame( -1.0, $verdict->comparisons[1]->uplift );
		self::assertSame( -1.0, $verdict->comparisons[1]->low );
		$verdict = Verdict::of( array( new Sample( 2000, 0 ), new Sample( 2000, 60 ) ) );
		self::assertSame( Verdict::WINNER, $verdict->state );
		self::assertNull( $verdict->comparisons[1]->uplift );
	}

	public function test_says_nothing_if_visitors_are_not_spread_as_planned(): void {
		$samples = array( new Sample( 5000, 250 ), new Sample( 4500, 400 ) );
		self::assertSame( Verdict::MISMATCH, Verdict::of( $samples )->state );
		self::assertNull( Verdict::of( $samples )->winner );
		self::assertSame( Verdict::WINNER, Verdict::of( $samples, array( 10, 9 ) )->state );
	}

	public function test_says_nothing_about_impossible_counts(): void {
		self::assertSame( Verdict::MISMATCH, Verdict::of( array( new Sample( 500, 501 ), new Sample( 500, 20 ) ) )->state );
	}

	public function test_more_variants_need_more_certainty(): void {
		$control = new Sample( 5000, 250 );
		$variant = new Sample( 5000, 331 );
		self::assertSame( Verdict::WINNER, Verdict::of( array( $control, $variant ) )->state );
		self::assertSame( Verdict::OPEN, Verdict::of( array( $control, $variant, ...array_fill( 0, 3, $control ) ) )->state );
	}

	public function test_the_limits_and_the_p_value_agree(): void {
		foreach ( range( 200, 330, 5 ) as $goals ) {
			$comparison = Comparison::of( new Sample( 5000, 250 ), new Sample( 5000, $goals ) );
			self::assertSame( $comparison->p_value <= 0.05, $comparison->is_better() || $comparison->is_worse(), "$goals" );
			self::assertLessThanOrEqual( $comparison->uplift, $comparison->low );
			self::assertGreaterThanOrEqual( $comparison->uplift, $comparison->high );
		}
	}

	public function test_estimates_the_days_that_are_needed(): void {
		$samples = array( new Sample( 1000, 50 ), new Sample( 1000, 65 ) );
		$days    = Time_Needed::estimate( $samples, 7 );
		self::assertNotNull( $days );
		$after = static fn ( int $more ): string => Verdict::of(
			array_map( static fn ( Sample $sample ): Sample => $sample->grown( ( 7 + $more ) / 7 ), $samples )
		)->state;
		self::assertSame( Verdict::WINNER, $after( $days ) );
		self::assertSame( Verdict::OPEN, $after( $days - 1 ) );
		self::assertNull( Time_Needed::estimate( array( new Sample( 1000, 50 ), new Sample( 1000, 50 ) ), 7 ) );
		self::assertNull( Time_Needed::estimate( array( new Sample( 0, 0 ), new Sample( 0, 0 ) ), 1 ) );
	}
}
