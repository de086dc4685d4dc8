<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * What lists have shown on this page.
 *
 * Remembers posts, so that a list further down can leave them out on its author's choice.
 */
final class Displayed_Posts {
	/**
	 * Numbers of posts.
	 *
	 * @var array<int, true>
	 */
	private static array $ids = array();

	/**
	 * Notes posts.
	 *
	 * @param list<int> $ids Their numbers.
	 */
	public static function add( array $ids ): void {
		self::$ids += array_fill_keys( $ids, true );
	}

	/**
	 * The posts shown so far.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return array_keys( self::$ids );
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$ids = array();
	}
}
