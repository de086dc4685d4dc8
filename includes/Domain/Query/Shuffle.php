<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * A random order that is the same for everyone and on all pages of a list.
 *
 * A post's place follows from its ID and a seed, in the database as in PHP. The seed follows from the list and the day, so that
 * cached pages fit together; a cursor carries it, so that a page of yesterday goes on in yesterday's order.
 */
final class Shuffle {
	/** A prime below 2³¹, so that products fit into 64 bits. */
	private const PRIME = 2147483647;

	private const FACTOR = 48271;

	/**
	 * Returns a seed for a list and day.
	 *
	 * @param string $list Key of the list.
	 */
	public static function seed( string $list ): int {
		return 1 + crc32( wp_date( 'Y-m-d', Clock::now() ) . $list ) % ( self::PRIME - 1 );
	}

	/**
	 * Sanitizes a seed; 0 if invalid.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	public static function clean( mixed $raw ): int {
		return Sanitizer::int( $raw, 0, self::PRIME - 1, 0 );
	}

	/** Returns what a post is sorted by. */
	public static function place( int $post, int $seed ): int {
		$mixed = ( $post % self::PRIME * self::factor( $seed ) + $seed ) % self::PRIME;
		return $mixed * $mixed % self::PRIME;
	}

	/**
	 * Returns the same as SQL.
	 *
	 * @param string $column Column of the post ID.
	 */
	public static function sql( string $column, int $seed ): string {
		$prime = self::PRIME;
		$mixed = "( ( ( $column % $prime ) * " . self::factor( $seed ) . " + $seed ) % $prime )";
		return "( ( $mixed * $mixed ) % $prime )";
	}

	/** Returns the factor of a seed, so that orders of different seeds are not only shifted. */
	private static function factor( int $seed ): int {
		return 1 + $seed * self::FACTOR % ( self::PRIME - 1 );
	}
}
