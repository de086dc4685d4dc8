<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * Whether visitors were spread over the variants as planned (sample ratio mismatch, chi-squared test).
 *
 * If they were not, something counts or shows one variant differently, and no result can be trusted.
 */
final class Sample_Ratio {
	/** Below it, chance is no explanation; low, as owners look often. */
	public const ALPHA = 0.001;

	/** Terms of the series that are enough for 12 digits. */
	private const TERMS = 120;

	/**
	 * Returns the probability that chance spreads visitors as unevenly, or more.
	 *
	 * @param list<int> $visitors By variant.
	 * @param list<float> $weights Planned shares, in any unit.
	 */
	public static function p_value( array $visitors, array $weights ): float {
		$all    = array_sum( $visitors );
		$weight = array_sum( $weights );
		if ( 0 === $all || $weight <= 0 || count( $visitors ) < 2 ) {
			return 1.0;
		}
		$sum = 0.0;
		foreach ( $visitors as $at => $seen ) {
			$planned = $weights[ $at ] / $weight * $all;
			$sum    += $planned > 0 ? ( $seen - $planned ) ** 2 / $planned : 0.0;
		}
		return self::chi_squared( $sum, count( $visitors ) - 1 );
	}

	/**
	 * Returns the probability that a chi-squared variable is larger.
	 *
	 * @param float $value
	 * @param int $freedom Degrees of freedom, at least 1.
	 */
	public static function chi_squared( float $value, int $freedom ): float {
		$half  = $value / 2;
		$a     = 1 === $freedom % 2 ? 0.5 : 1.0;
		$tail  = 0.5 === $a ? self::erfc( sqrt( $half ) ) : exp( -$half );
		$gamma = 0.5 === $a ? sqrt( M_PI ) / 2 : 1.0; // Of $a + 1.
		for ( ; $a < $freedom / 2; $gamma *= ++$a ) {
			$tail += $half ** $a * exp( -$half ) / $gamma;
		}
		return min( 1.0, $tail );
	}

	/**
	 * Returns the complementary error function.
	 *
	 * @param float $value At least 0.
	 */
	private static function erfc( float $value ): float {
		if ( $value < 2 ) {
			$term = $value;
			$sum  = $value;
			for ( $n = 1; $n < self::TERMS; $n++ ) {
				$term *= -$value * $value / $n;
				$sum  += $term / ( 2 * $n + 1 );
			}
			return 1 - 2 / sqrt( M_PI ) * $sum;
		}
		$fraction = 0.0;
		for ( $n = self::TERMS; $n > 0; $n-- ) {
			$fraction = $n / 2 / ( $value + $fraction );
		}
		return exp( -$value * $value ) / sqrt( M_PI ) / ( $value + $fraction );
	}
}
