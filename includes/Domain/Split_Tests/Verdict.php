<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * What can be said about a test so far. Nothing is said that chance explains, and nothing before there are enough visitors.
 *
 * The first sample is the control, with which all others are compared.
 */
final class Verdict {
	/** Visitors of each variant before anything is said: below, shares are no normal variables, on which the limits rely. */
	public const LEAST_VISITORS = 100;

	/** Goals of all variants before anything is said, for the same reason. */
	public const LEAST_GOALS = 20;

	/** Too few visitors or goals. */
	public const WAITING = 'waiting';

	/** Visitors are not spread as planned, or there are more goals than visitors. */
	public const MISMATCH = 'mismatch';

	/** No difference is certain. */
	public const OPEN = 'open';

	/** A variant is better than the control. */
	public const WINNER = 'winner';

	/** All variants are worse than the control. */
	public const CONTROL = 'control';

	/**
	 * Sets the properties.
	 *
	 * @param string $state One of the constants.
	 * @param int|null $winner Which sample won, 0 being the control; null if none did.
	 * @param array<int, Comparison> $comparisons By sample, from 1; empty while waiting.
	 * @param float $ratio_p_value Probability that chance spreads visitors so.
	 */
	private function __construct(
		public readonly string $state,
		public readonly ?int $winner,
		public readonly array $comparisons,
		public readonly float $ratio_p_value
	) {}

	/**
	 * Judges a test.
	 *
	 * @param list<Sample> $samples The control first.
	 * @param list<float> $weights Planned shares of visitors, in any unit; empty if all are the same.
	 */
	public static function of( array $samples, array $weights = array() ): self {
		$visitors = array_map( static fn ( Sample $sample ): int => $sample->visitors, $samples );
		$goals    = array_map( static fn ( Sample $sample ): int => $sample->goals, $samples );
		$ratio    = Sample_Ratio::p_value( $visitors, array() === $weights ? array_fill( 0, count( $samples ), 1.0 ) : $weights );
		$is_odd   = $ratio < Sample_Ratio::ALPHA;
		foreach ( $samples as $sample ) {
			$is_odd = $is_odd || $sample->goals > $sample->visitors;
		}
		if ( $is_odd ) {
			return new self( self::MISMATCH, null, array(), $ratio );
		}
		$fewest = array() === $visitors ? 0 : min( $visitors );
		if ( count( $samples ) < 2 || $fewest < self::LEAST_VISITORS || array_sum( $goals ) < self::LEAST_GOALS ) {
			return new self( self::WAITING, null, array(), $ratio );
		}
		return self::decide( $samples, $ratio );
	}

	/**
	 * Compares all variants with the control.
	 *
	 * @param non-empty-list<Sample> $samples The control first.
	 * @param float $ratio Probability that chance spreads visitors so.
	 */
	private static function decide( array $samples, float $ratio ): self {
		$alpha       = Comparison::ALPHA / ( count( $samples ) - 1 );
		$comparisons = array();
		foreach ( array_slice( $samples, 1, null, true ) as $at => $sample ) {
			$comparisons[ $at ] = Comparison::of( $samples[0], $sample, $alpha );
		}
		$better = array_keys( array_filter( $comparisons, static fn ( Comparison $one ): bool => $one->is_better() ) );
		$worse  = array_filter( $comparisons, static fn ( Comparison $one ): bool => $one->is_worse() );
		usort( $better, static fn ( int $a, int $b ): int => $samples[ $b ]->rate() <=> $samples[ $a ]->rate() );
		return match ( true ) {
			array() !== $better => new self( self::WINNER, $better[0], $comparisons, $ratio ),
			count( $worse ) === count( $comparisons ) => new self( self::CONTROL, 0, $comparisons, $ratio ),
			default => new self( self::OPEN, null, $comparisons, $ratio ),
		};
	}
}
