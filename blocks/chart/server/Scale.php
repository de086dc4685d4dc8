<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

defined( 'ABSPATH' ) || exit;

/** The axis of values: from a round number to a round number, in steps that people count in. */
final class Scale {
	/** Steps are at least this number, before they are made round. */
	private const STEPS = 4;

	/** Round steps of each power of ten. */
	private const ROUND = array( 1, 2, 2.5, 5, 10 );

	/** Decimals that a number of the site can have. */
	private const MOST_DECIMALS = 6;

	/** Decimals beyond which a quotient is a whole number, whatever floating point made of it. */
	private const EXACT = 9;

	/**
	 * Takes the ends.
	 *
	 * @param float $low First tick.
	 * @param float $high Last tick.
	 * @param float $step Distance of two ticks.
	 * @param int $decimals Decimals that each tick needs.
	 */
	private function __construct(
		public readonly float $low,
		public readonly float $high,
		public readonly float $step,
		public readonly int $decimals,
	) {}

	/**
	 * Returns the scale of numbers.
	 *
	 * @param list<float> $numbers What is drawn.
	 * @param bool $has_zero Whether zero is always on it; without it, lengths would lie.
	 */
	public static function of( array $numbers, bool $has_zero = true ): self {
		$numbers = $has_zero || array() === $numbers ? array( 0.0, ...$numbers ) : $numbers;
		$low     = min( $numbers );
		$high    = max( $numbers );
		if ( $low === $high ) {
			// One number, or several that are the same, in the middle; nothing but zeros at the bottom.
			$low  = $has_zero ? min( 0.0, $low ) : $low - max( 1.0, abs( $low ) ) / 2;
			$high = $has_zero && 0.0 === $high ? (float) self::STEPS : $high + max( 1.0, abs( $high ) ) / 2;
		}
		$raw      = max( ( $high - $low ) / self::STEPS, 10 ** -self::MOST_DECIMALS );
		$power    = (int) floor( round( log10( $raw ), self::EXACT ) );
		$size     = round( $raw / 10 ** $power, self::EXACT );
		$round    = current( array_filter( self::ROUND, static fn ( float $step ): bool => $step >= $size ) );
		$round    = false === $round ? 10 : $round;
		$step     = $round * 10 ** $power;
		$decimals = max( 0, -$power + ( 2.5 === $round ? 1 : 0 ) - ( 10 === $round ? 1 : 0 ) );
		return new self(
			floor( round( $low / $step, self::EXACT ) ) * $step,
			ceil( round( $high / $step, self::EXACT ) ) * $step,
			$step,
			min( self::MOST_DECIMALS, $decimals )
		);
	}

	/**
	 * Returns where a number is, from 0 at the low end to 1.
	 *
	 * @param float $number Any number.
	 */
	public function share( float $number ): float {
		return ( $number - $this->low ) / ( $this->high - $this->low );
	}

	/** Returns where zero is, or the end that is nearer to it. */
	public function base(): float {
		return $this->share( max( $this->low, min( $this->high, 0.0 ) ) );
	}

	/**
	 * Returns the ticks from low to high, as `Number_Format` takes them.
	 *
	 * @return list<string>
	 */
	public function ticks(): array {
		$ticks = array();
		$count = (int) round( ( $this->high - $this->low ) / $this->step );
		for ( $at = 0; $at <= $count; $at++ ) {
			$text    = number_format( $this->low + $at * $this->step, $this->decimals, '.', '' );
			$ticks[] = (string) preg_replace( '/^-(0(?:\.0*)?)$/', '$1', $text );
		}
		return $ticks;
	}
}
