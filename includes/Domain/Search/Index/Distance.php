<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

defined( 'ABSPATH' ) || exit;

/** How many slips of the finger lie between two words: letters added, left out, replaced, or swapped with the next. */
final class Distance {
	/**
	 * Returns the distance, in letters of any script.
	 *
	 * @param string $one One word.
	 * @param string $other Another word.
	 * @param int $most Greatest distance of interest.
	 * @return int At most one more than `$most`.
	 */
	public static function of( string $one, string $other, int $most ): int {
		$a = mb_str_split( $one );
		$b = mb_str_split( $other );
		if ( abs( count( $a ) - count( $b ) ) > $most ) {
			return $most + 1;
		}
		$before = array();
		$last   = range( 0, count( $b ) );
		foreach ( $a as $row => $letter ) {
			$line = array( $row + 1 );
			foreach ( $b as $column => $against ) {
				$cost = $letter === $against ? 0 : 1;
				$best = min( $line[ $column ] + 1, $last[ $column + 1 ] + 1, $last[ $column ] + $cost );
				if ( $row > 0 && $column > 0 && $letter === $b[ $column - 1 ] && $a[ $row - 1 ] === $against ) {
					$best = min( $best, $before[ $column - 1 ] + 1 );
				}
				$line[] = $best;
			}
			if ( min( $line ) > $most ) {
				return $most + 1;
			}
			$before = $last;
			$last   = $line;
		}
		return min( $most + 1, $last[ count( $b ) ] );
	}
}
