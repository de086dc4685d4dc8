<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/** Visitors who saw a variant, and how many of them reached the goal. */
final class Sample {
	/** Sets the properties. Nobody reaches a goal without a visit, so that there are never more goals than visitors. */
	public function __construct( public readonly int $visitors, public readonly int $goals ) {}

	/** Returns the share of visitors who reached the goal; 0 without visitors. */
	public function rate(): float {
		return 0 === $this->visitors ? 0.0 : $this->goals / $this->visitors;
	}

	/**
	 * Returns the share for the logarithm, which 0 has none of: half a goal, and half a visitor without one, are added
	 * (Haldane and Anscombe).
	 */
	public function smoothed(): float {
		return ( $this->goals + 0.5 ) / ( $this->visitors + 1 );
	}

	/** Returns the variance of the logarithm of the share. */
	public function log_variance(): float {
		$rate = $this->smoothed();
		return ( 1 - $rate ) / ( $rate * max( 1, $this->visitors ) );
	}

	/**
	 * Returns the counts after more time at the same rate.
	 *
	 * @param float $factor Such as 2 for twice the time.
	 */
	public function grown( float $factor ): self {
		return new self( (int) round( $this->visitors * $factor ), (int) round( $this->goals * $factor ) );
	}
}
