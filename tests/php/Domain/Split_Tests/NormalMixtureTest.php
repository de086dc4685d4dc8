<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Domain\Split_Tests\Comparison;
use Frontage\Domain\Split_Tests\Normal_Mixture;
use Frontage\Domain\Split_Tests\Sample_Ratio;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;


/** Tests the statistics against numbers that other implementations publish in their own tests. */
final class NormalMixtureTest extends TestCase {
	/** `gostevehoward/confseq`, `test/uniform_boundaries_unittest.cpp`, `TestTwoSidedNormalMixture`: numbers of a reference in R. */
	public function test_is_the_boundary_of_confseq(): void {
		$rho = Normal_Mixture::rho( 100, 0.05 );
		self::assertEqualsWithDelta( 12.60056, $rho, 5e-6 );
		self::assertEqualsWithDelta( -0.6510052, Normal_Mixture::log_evidence( 10, 100, $rho ), 5e-8 );
		self::assertEqualsWithDelta( 30.35209, Normal_Mixture::bound( 100, $rho, 0.05 ), 5e-6 );
	}

	public function test_evidence_at_the_boundary_is_one_in_alpha(): void {
		$rho = Normal_Mixture::rho( 5000, 0.05 );
		foreach ( array( 10, 5000, 1_000_000 ) as $variance ) {
			$bound = Normal_Mixture::bound( $variance, $rho, 0.05 );
			self::assertEqualsWithDelta( log( 20 ), Normal_Mixture::log_evidence( $bound, $variance, $rho ), 1e-12 );
		}
	}

	/**
	 * The interval of the relative difference, whose standard error is computed here as they do.
	 *
	 * @param array{int, int} $control Goals and visitors.
	 * @param array{int, int} $variant Goals and visitors.
	 * @param float $uplift Published.
	 * @param float $error Published standard error.
	 * @param float $low Published lower limit.
	 * @param float $high Published upper limit.
	 */
	#[DataProvider( 'published' )]
	public function test_is_as_wide_as_the_published_intervals(
		array $control,
		array $variant,
		float $uplift,
		float $error,
		float $low,
		float $high
	): void {
		list( $goals_a, $a ) = $control;
		list( $goals_b, $b ) = $variant;

		$rate_a = $goals_a / $a;
		$rate_b = $goals_b / $b;
		$square = $rate_b * ( 1 - $rate_b ) / $b / $rate_a ** 2 + $rate_b ** 2 * $rate_a * ( 1 - $rate_a ) / $a / $rate_a ** 4;
		$middle = $rate_b / $rate_a - 1;
		$width  = Comparison::half_width( sqrt( $square ), $a + $b, 0.05 );
		self::assertEqualsWithDelta( $uplift, $middle, 5.1e-6 );
		self::assertEqualsWithDelta( $error, sqrt( $square ), 5.1e-6 );
		self::assertEqualsWithDelta( $low, $middle - $width, 5.1e-6 );
		self::assertEqualsWithDelta( $high, $middle + $width, 5.1e-6 );
	}

	/**
	 * Numbers of other projects' tests.
	 *
	 * @return array<string, array{array{int, int}, array{int, int}, float, float, float, float}>
	 */
	public static function published(): array {
		return array(
			'GrowthBook, packages/stats/tests/frequentist/test_tests.py, test_sequential_test_runs_prop' => array(
				array( 1396, 3000 ),
				array( 2422, 3461 ),
				0.50386,
				0.03386,
				0.40098,
				0.60675,
			),
			'PostHog, TestSequentialTwoSidedTTestGoldenValues, proportion_default_tuning' => array(
				array( 1450, 3050 ),
				array( 2600, 3500 ),
				0.56256,
				0.03354,
				0.46064,
				0.66448,
			),
		);
	}

	/** The same from means: GrowthBook, `test_sequential_test_runs` (its standard error has 5 digits, so has the limit). */
	public function test_is_as_wide_with_another_tuning(): void {
		self::assertEqualsWithDelta( 1.56516 - 0.50336, Comparison::half_width( 0.33341, 6461, 0.05, 1000 ), 3e-5 );
		self::assertEqualsWithDelta( 1.59353 - 0.53061, Comparison::half_width( 0.33368, 6500, 0.05, 1000 ), 3e-5 );
	}

	/** Quantiles of the chi-squared distribution, NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4. */
	public function test_knows_the_chi_squared_distribution(): void {
		$more      = array( 0.1, 0.05, 0.025, 0.01, 0.001 );
		$quantiles = array( // By degrees of freedom.
			1 => array( 2.706, 3.841, 5.024, 6.635, 10.828 ),
			2 => array( 4.605, 5.991, 7.378, 9.210, 13.816 ),
			3 => array( 6.251, 7.815, 9.348, 11.345, 16.266 ),
			5 => array( 9.236, 11.070, 12.833, 15.086, 20.515 ),
			8 => array( 13.362, 15.507, 17.535, 20.090, 26.124 ),
		);
		foreach ( $quantiles as $freedom => $values ) {
			foreach ( $values as $at => $value ) {
				$tail = static fn ( float $by ): float => Sample_Ratio::chi_squared( $value + $by, $freedom );
				self::assertEqualsWithDelta( $more[ $at ], $tail( 0 ), $tail( -0.0005 ) - $tail( 0.0005 ), "$freedom, $value" );
			}
		}
		// Of one degree, it is that of a normal variable's square: 1.959963984540054² has 0.05 beyond it.
		self::assertEqualsWithDelta( 0.05, Sample_Ratio::chi_squared( 1.959963984540054 ** 2, 1 ), 1e-13 );
		self::assertEqualsWithDelta( 0.0001, Sample_Ratio::chi_squared( 3.890591886413094 ** 2, 1 ), 1e-15 );
	}
}
