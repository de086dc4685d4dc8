<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code;

defined( 'ABSPATH' ) || exit;

/** Lines that an author names, such as `3,5-8`. */
final class Line_Numbers {
	/**
	 * Returns positions of lines, from 0, as keys.
	 *
	 * @param string $text Numbers as they are shown beside the lines.
	 * @param int $first Number of the first line.
	 * @param int $count How many lines there are.
	 * @return array<int, true>
	 */
	public static function read( string $text, int $first, int $count ): array {
		$found = array();
		preg_match_all( '/(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?/u', $text, $ranges, PREG_SET_ORDER );
		foreach ( $ranges as $range ) {
			$from = (int) $range[1] - $first;
			$to   = (int) ( $range[2] ?? $range[1] ) - $first;
			for ( $line = max( 0, $from ), $last = min( $to, $count - 1 ); $line <= $last; $line++ ) {
				$found[ $line ] = true;
			}
		}
		return $found;
	}
}
