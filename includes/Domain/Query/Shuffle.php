<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * A random order that is the same for everyone and on all pages of a list.
 *
 * A post's place follows from its ID and a seed, in the database as in PHP. The seed follows from the list and the day, so that
 * cached pages fit together. Cursors and links carry it, so that a page of yesterday goes on in yesterday's order.
 */
final class Shuffle {
	/** A prime below 2³¹, so that products fit into 64 bits. */
	private const PRIME = 2147483647;

	private const FACTOR = 48271;

	/** Query parameter of the links, and its field with the day. */
	private const PARAMETER = 'frontage-random';
	private const DAY       = 'day';

	/** Days that a page may lie in a cache; older links lead to today's order. */
	private const MOST_DAYS = 60;

	/** Whether the page has a list in random order. */
	private static bool $is_used = false;

	/**
	 * Returns a seed for a list and the day of the request.
	 *
	 * @param string $list Key of the list.
	 */
	public static function seed( string $list ): int {
		self::$is_used = true;
		return 1 + crc32( self::day() . $list ) % ( self::PRIME - 1 );
	}

	/**
	 * Returns query parameters with which all links of lists go on in the order of this page; none without a random list.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function parameters(): array {
		return self::$is_used ? array( self::PARAMETER => array( self::DAY => self::day() ) ) : array();
	}

	/** Forgets that the page has a list in random order, for tests. */
	public static function reset(): void {
		self::$is_used = false;
	}

	/** Returns the day that a link carries, or today. */
	private static function day(): string {
		$today = (string) wp_date( 'Y-m-d', Clock::now() );
		// phpcs:ignore WordPress.Security -- A public link; only a date is taken.
		$given = wp_unslash( $_GET[ self::PARAMETER ] ?? array() );
		$day   = Sanitizer::day( is_array( $given ) ? $given[ self::DAY ] ?? '' : '' );
		$first = (string) wp_date( 'Y-m-d', Clock::now() - self::MOST_DAYS * DAY_IN_SECONDS );
		return $day >= $first && $day <= $today ? $day : $today;
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
