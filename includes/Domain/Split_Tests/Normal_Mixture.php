<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * The boundary that a sum of noise crosses with a probability of at most alpha, at whatever time, however often one looks.
 *
 * The two-sided normal mixture of Robbins, as in Howard, Ramdas, McAuliffe and Sekhon, “Time-uniform, nonparametric,
 * nonasymptotic confidence sequences” (2021), and in Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, “Time-uniform central
 * limit theory and asymptotic confidence sequences” (2024), where it holds for means as soon as they are nearly normal.
 */
final class Normal_Mixture {
	/**
	 * Returns the parameter that makes the boundary narrowest at a point in time.
	 *
	 * @param float $variance Variance of the sum at that time.
	 * @param float $alpha Probability of crossing it by chance.
	 */
	public static function rho( float $variance, float $alpha ): float {
		$odds = 2 * log( 1 / $alpha );
		return $variance / ( $odds + log( 1 + $odds ) );
	}

	/**
	 * Returns the boundary: how far from 0 a sum may be.
	 *
	 * @param float $variance Variance of the sum so far.
	 * @param float $rho As `rho()` returns it.
	 * @param float $alpha Probability of crossing it by chance.
	 */
	public static function bound( float $variance, float $rho, float $alpha ): float {
		return sqrt( ( $variance + $rho ) * ( log( 1 + $variance / $rho ) + 2 * log( 1 / $alpha ) ) );
	}

	/**
	 * Returns the logarithm of the evidence against chance. A sum of noise has evidence of 1/alpha with a probability of at
	 * most alpha at any time.
	 *
	 * @param float $sum Sum so far.
	 * @param float $variance Its variance.
	 * @param float $rho As `rho()` returns it.
	 */
	public static function log_evidence( float $sum, float $variance, float $rho ): float {
		return 0.5 * log( $rho / ( $variance + $rho ) ) + $sum * $sum / ( 2 * ( $variance + $rho ) );
	}
}
