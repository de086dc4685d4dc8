<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/** How many more days a test needs, if visitors go on as they do. An estimate: today's difference may be chance. */
final class Time_Needed {
	/** Days that are worth waiting for. */
	public const MOST_DAYS = 365;

	/**
	 * Returns the number of days after which a test would be decided; null if that takes more than a year.
	 *
	 * @param list<Sample> $samples The control first.
	 * @param int $days Days that the test ran so far, at least 1.
	 */
	public static function estimate( array $samples, int $days ): ?int {
		if ( ! self::is_decided( $samples, ( $days + self::MOST_DAYS ) / $days ) ) {
			return null;
		}
		$too_few = 0;
		$enough  = self::MOST_DAYS;
		while ( $enough - $too_few > 1 ) {
			$middle = intdiv( $too_few + $enough, 2 );
			if ( self::is_decided( $samples, ( $days + $middle ) / $days ) ) {
				$enough = $middle;
			} else {
				$too_few = $middle;
			}
		}
		return $enough;
	}

	/**
	 * Returns whether a test with so many times the counts would be decided.
	 *
	 * @param list<Sample> $samples The control first.
	 */
	private static function is_decided( array $samples, float $factor ): bool {
		$later  = array_map( static fn ( Sample $sample ): Sample => $sample->grown( $factor ), $samples );
		$spread = array_map( static fn ( Sample $sample ): float => max( 1.0, (float) $sample->visitors ), $samples );
		return null !== Verdict::of( $later, $spread )->winner;
	}
}
