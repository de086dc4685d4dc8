<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Domain\Split_Tests\Sample;
use Frontage\Domain\Split_Tests\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;


/** Tests, on simulated visitors, how often a winner is found by owners who look every day and stop as soon as there is one. */
final class PeekingTest extends TestCase {
	private const DAYS = 30;

	private const SEED = 20261127;

	protected function setUp(): void {
		parent::setUp();
		mt_srand( self::SEED ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Every run simulates the same visitors.
	}

	protected function tearDown(): void {
		mt_srand(); // phpcs:ignore WordPress.WP.AlternativeFunctions
		parent::tearDown();
	}

	/** As the next one, with fewer tests. */
	public function test_of_2000_tests_without_a_difference_fewer_than_5_in_100_find_one(): void {
		$found = $this->share( 2_000, array( 0.05, 0.05 ), 400 );
		self::assertGreaterThan( 0, $found, 'The simulation finds none at all.' );
		self::assertLessThan( 0.05, $found );
	}

	/** 10,000 tests of two variants that are the same, each looked at on 30 days. */
	#[Group( 'deep' )]
	public function test_of_10000_tests_without_a_difference_fewer_than_5_in_100_find_one(): void {
		$found = $this->share( 10_000, array( 0.05, 0.05 ), 400 );
		self::assertGreaterThan( 0, $found, 'The simulation finds none at all.' );
		self::assertLessThan( 0.05, $found );
	}

	/**
	 * The same for few visitors, rare goals, and several variants.
	 *
	 * @param non-empty-list<float> $rates Of the control, and of the variants.
	 * @param int $visitors In a day.
	 */
	#[DataProvider( 'sites' )]
	public function test_on_small_sites_and_with_rare_goals_too( array $rates, int $visitors ): void {
		self::assertLessThan( 0.05, $this->share( 1000, $rates, $visitors ) );
	}

	/**
	 * Sites.
	 *
	 * @return array<string, array{non-empty-list<float>, int}>
	 */
	public static function sites(): array {
		return array(
			'20 visitors a day, every tenth'   => array( array( 0.1, 0.1 ), 20 ),
			'100 visitors a day, 1 in 100'     => array( array( 0.01, 0.01 ), 100 ),
			'2,000 visitors a day, 1 in 1,000' => array( array( 0.001, 0.001 ), 2000 ),
			'5 variants'                       => array( array_fill( 0, 5, 0.05 ), 1000 ),
			'every second'                     => array( array( 0.5, 0.5 ), 200 ),
		);
	}

	public function test_finds_an_uplift_of_a_fifth(): void {
		self::assertGreaterThan( 0.8, $this->share( 500, array( 0.1, 0.12 ), 700, 1 ) );
		self::assertLessThan( 0.01, $this->share( 500, array( 0.1, 0.12 ), 700, 0 ), 'The control is not taken for better.' );
	}

	/** A test that is looked at once may use this limit; one that is looked at daily is wrong far more often than 5 times in 100. */
	public function test_the_simulation_shows_what_peeking_does_to_other_tests(): void {
		$found = 0;
		for ( $test = 0; $test < 1000; $test++ ) {
			$found += (int) $this->run_until(
				array( 0.05, 0.05 ),
				400,
				static function ( array $samples ): bool {
					list( $a, $b ) = $samples;
					$error         = sqrt( $a->log_variance() + $b->log_variance() );
					return abs( log( $b->smoothed() / $a->smoothed() ) ) > 1.959964 * $error;
				}
			);
		}
		self::assertGreaterThan( 150, $found );
	}

	/**
	 * Returns the share of tests that find a winner on any day.
	 *
	 * @param int $tests Number of tests.
	 * @param non-empty-list<float> $rates Of the control, and of the variants.
	 * @param int $visitors In a day, of all variants.
	 * @param int|null $winner Which one; null for any.
	 */
	private function share( int $tests, array $rates, int $visitors, ?int $winner = null ): float {
		$found = 0;
		for ( $test = 0; $test < $tests; $test++ ) {
			$found += (int) $this->run_until(
				$rates,
				$visitors,
				static function ( array $samples ) use ( $winner ): bool {
					$won = Verdict::of( $samples )->winner;
					return null !== $won && ( null === $winner || $winner === $won );
				}
			);
		}
		return $found / $tests;
	}

	/**
	 * Runs one test until it is over; returns whether it was stopped before.
	 *
	 * @param non-empty-list<float> $rates Of the control, and of the variants.
	 * @param int $visitors In a day, of all variants.
	 * @param callable(list<Sample>): bool $is_found Looks at it on the evening of a day.
	 */
	private function run_until( array $rates, int $visitors, callable $is_found ): bool {
		$samples = array_fill( 0, count( $rates ), new Sample( 0, 0 ) );
		for ( $day = 0; $day < self::DAYS; $day++ ) {
			$left = $visitors;
			foreach ( $rates as $at => $rate ) {
				$seen           = $this->binomial( $left, 1 / ( count( $rates ) - $at ) );
				$left          -= $seen;
				$before         = $samples[ $at ];
				$samples[ $at ] = new Sample( $before->visitors + $seen, $before->goals + $this->binomial( $seen, $rate ) );
			}
			if ( $is_found( array_values( $samples ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns how many of a number of tries succeed: exact where that is few, else rounded from a normal variable.
	 *
	 * @param int $tries Number of tries.
	 * @param float $rate Probability of success.
	 */
	private function binomial( int $tries, float $rate ): int {
		if ( $rate > 0.5 ) {
			return $tries - $this->binomial( $tries, 1 - $rate );
		}
		if ( $tries * $rate > 30 ) {
			$normal = sqrt( -2 * log( $this->uniform() ) ) * cos( 2 * M_PI * $this->uniform() );
			return max( 0, min( $tries, (int) round( $tries * $rate + $normal * sqrt( $tries * $rate * ( 1 - $rate ) ) ) ) );
		}
		$odds   = $rate / ( 1 - $rate );
		$chance = ( 1 - $rate ) ** $tries;
		$until  = $this->uniform() - $chance;
		for ( $count = 0; $until > 0 && $count < $tries; $until -= $chance ) {
			++$count;
			$chance *= ( $tries - $count + 1 ) * $odds / $count;
		}
		return $count;
	}

	/** Returns a number between 0 and 1, neither included. */
	private function uniform(): float {
		return ( mt_rand() + 0.5 ) / ( mt_getrandmax() + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
}
