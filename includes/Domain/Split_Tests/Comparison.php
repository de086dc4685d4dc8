<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * A variant against the control: by how much more or less of its visitors reach the goal, and between which limits.
 *
 * The limits hold at all times at once: among tests whose true uplift lies inside as long as they run are at least 95 %, so that
 * an owner may look every day and stop on any. They are those of the ratio's logarithm, see ADR 0068.
 */
final class Comparison {
	/** Tests without a difference in which one is found, at most, over all variants and all times. */
	public const ALPHA = 0.05;

	/** Visitors of both at which the limits are narrowest; the default of GrowthBook. */
	private const TUNED_FOR = 5000;

	/**
	 * Sets the properties.
	 *
	 * @param float|null $uplift Share of goals more than the control, such as 0.2 for a fifth; null if the control has none.
	 * @param float $low Lower limit.
	 * @param float $high Upper limit.
	 * @param float $p_value Always-valid: the smallest alpha at which a difference is found.
	 */
	private function __construct(
		public readonly ?float $uplift,
		public readonly float $low,
		public readonly float $high,
		public readonly float $p_value
	) {}

	/**
	 * Compares two samples.
	 *
	 * @param float $alpha Share of tests without a difference in which one is found; divided by the number of variants (Bonferroni).
	 */
	public static function of( Sample $control, Sample $variant, float $alpha = self::ALPHA ): self {
		$visitors = $control->visitors + $variant->visitors;
		$error    = sqrt( $control->log_variance() + $variant->log_variance() );
		$effect   = log( $variant->smoothed() / $control->smoothed() );
		$width    = self::half_width( $error, $visitors, $alpha );
		$uplift   = 0 === $control->goals ? null : $variant->rate() / $control->rate() - 1;
		$low      = exp( $effect - $width ) - 1;
		$high     = exp( $effect + $width ) - 1;
		return new self(
			$uplift,
			min( $low, $uplift ?? $low ),
			max( $high, $uplift ?? $high ),
			self::p_value( $effect, $error, $visitors, $alpha )
		);
	}

	/** Returns whether the variant is better than the control. */
	public function is_better(): bool {
		return $this->low > 0;
	}

	/** Returns whether the variant is worse than the control. */
	public function is_worse(): bool {
		return $this->high < 0;
	}

	/**
	 * Returns half the width of an always-valid interval (Waudby-Smith et al., equation 9).
	 *
	 * @param float $error Standard error of the estimate.
	 * @param int $visitors Visitors of both.
	 * @param float $alpha Share of intervals that miss the truth at some time.
	 * @param float $tuned_for Visitors at which it is narrowest.
	 */
	public static function half_width( float $error, int $visitors, float $alpha, float $tuned_for = self::TUNED_FOR ): float {
		$rho = Normal_Mixture::rho( $tuned_for, $alpha );
		return $error * Normal_Mixture::bound( $visitors, $rho, $alpha ) / sqrt( max( 1, $visitors ) );
	}

	/**
	 * Returns the always-valid p-value (Waudby-Smith et al., equation 155).
	 *
	 * @param float $effect Estimate.
	 * @param float $error Its standard error.
	 * @param int $visitors Visitors of both.
	 * @param float $alpha For which the boundary is tuned.
	 */
	private static function p_value( float $effect, float $error, int $visitors, float $alpha ): float {
		$sum = $effect / $error * sqrt( $visitors );
		return min( 1.0, exp( -Normal_Mixture::log_evidence( $sum, $visitors, Normal_Mixture::rho( self::TUNED_FOR, $alpha ) ) ) );
	}
}
