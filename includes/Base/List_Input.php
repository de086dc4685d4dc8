<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Parses lists that were sent as lists or separated by commas; returns null for anything else. */
final class List_Input {
	/**
	 * Parses distinct positive integers.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $max Maximum number of integers.
	 * @return list<int>|null
	 */
	public static function wholes( mixed $raw, int $max ): ?array {
		$list = self::items( is_int( $raw ) ? array( $raw ) : $raw, $max );
		if ( null === $list ) {
			return null;
		}
		$numbers = array_map( static fn ( mixed $one ): ?int => Scalar_Input::whole( $one, 1, PHP_INT_MAX ), $list );
		return in_array( null, $numbers, true ) ? null : array_values( array_unique( $numbers ) );
	}

	/**
	 * Parses names.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $max Maximum number of names.
	 * @return list<string>|null
	 */
	public static function names( mixed $raw, int $max ): ?array {
		$list  = self::items( $raw, $max );
		$names = array_filter( $list ?? array(), 'is_string' );
		return null !== $list && count( $names ) === count( $list ) ? array_values( $names ) : null;
	}

	/**
	 * Splits a list without looking at its items.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $max Maximum number of items.
	 * @return array<mixed>|null
	 */
	private static function items( mixed $raw, int $max ): ?array {
		$list = is_string( $raw ) ? explode( ',', $raw, $max + 1 ) : $raw;
		return is_array( $list ) && count( $list ) <= $max ? $list : null;
	}
}
