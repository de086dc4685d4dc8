<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/** Tracks the posts that lists on the page have shown, so that a later list can exclude them. */
final class Displayed_Posts {
	/**
	 * IDs of the posts, as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $ids = array();

	/**
	 * Adds posts.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function add( array $ids ): void {
		self::$ids += array_fill_keys( $ids, true );
	}

	/**
	 * Returns the IDs of the posts shown so far.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return array_keys( self::$ids );
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$ids = array();
	}
}
