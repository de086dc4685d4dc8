<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/** Tracks the posts that lists on the page have shown, so that a later list can exclude them. */
final class Displayed_Posts {
	/**
	 * IDs of the posts, as keys, for each site of a network.
	 *
	 * @var array<int, array<int, true>>
	 */
	private static array $ids = array();

	/**
	 * Adds posts.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function add( array $ids ): void {
		self::$ids[ get_current_blog_id() ] = self::here() + array_fill_keys( $ids, true );
	}

	/**
	 * Returns the IDs of the posts shown so far.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return array_keys( self::here() );
	}

	/**
	 * Returns the posts of the current site: one page may show lists of several.
	 *
	 * @return array<int, true>
	 */
	private static function here(): array {
		return self::$ids[ get_current_blog_id() ] ?? array();
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$ids = array();
	}
}
