<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Sets of the posts in one block of IDs, as strings.
 *
 * A large set is one bit for each post of the block (`BYTES` long), a small one the posts' places in it, two bytes each.
 */
final class Bits {
	/** Number of IDs in a block. */
	public const BLOCK = 4096;

	/** Length of a large set. */
	public const BYTES = self::BLOCK / 8;

	/** Posts from which on a set is large: then reading bits takes less time than reading places. */
	private const LARGE = 64;

	/** @var list<int> Number of bits in each byte. */
	private static array $ones = array();

	/**
	 * Returns a set.
	 *
	 * @param list<int> $places Places in the block, each once.
	 */
	public static function of( array $places ): string {
		$small = pack( 'v*', ...$places );
		return count( $places ) < self::LARGE ? $small : self::any( array( $small ) );
	}

	/**
	 * Returns a large set of the posts that are in any set.
	 *
	 * @param array<array-key, string> $sets Any sets.
	 */
	public static function any( array $sets ): string {
		$bits  = str_repeat( "\0", self::BYTES );
		$small = '';
		foreach ( $sets as $set ) {
			if ( self::BYTES === strlen( $set ) ) {
				$bits |= $set;
			} else {
				$small .= $set;
			}
		}
		foreach ( self::places( $small ) as $place ) {
			$bits[ $place >> 3 ] = chr( ord( $bits[ $place >> 3 ] ) | 1 << ( $place & 7 ) );
		}
		return $bits;
	}

	/**
	 * Returns the number of posts that a set has in common with a large one.
	 *
	 * @param string $set Any set.
	 * @param string $large A large set.
	 */
	public static function common( string $set, string $large ): int {
		if ( self::BYTES === strlen( $set ) ) {
			return self::size( $set & $large );
		}
		$count = 0;
		foreach ( self::places( $set ) as $place ) {
			$count += ord( $large[ $place >> 3 ] ) >> ( $place & 7 ) & 1;
		}
		return $count;
	}

	/**
	 * Returns the number of posts in large sets.
	 *
	 * @param string $large One or more large sets, one after the other.
	 */
	public static function size( string $large ): int {
		if ( array() === self::$ones ) {
			self::$ones = array_map( static fn ( int $byte ): int => substr_count( decbin( $byte ), '1' ), range( 0, 255 ) );
		}
		$count = 0;
		foreach ( count_chars( $large, 1 ) as $byte => $times ) {
			$count += self::$ones[ $byte ] * $times;
		}
		return $count;
	}

	/**
	 * Returns the places in a small set.
	 *
	 * @return array<int, int>
	 */
	private static function places( string $set ): array {
		return '' === $set ? array() : (array) unpack( 'v*', $set );
	}
}
