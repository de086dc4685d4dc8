<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Base\Bootable;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The posts of the loops of this request.
 *
 * A block that needs something of its post can read it for the posts that come after it, too.
 */
final class Loop_Posts implements Bootable {
	public const WHEN = 'hook:loop_start';

	/** Most loops that are remembered, and most posts of each. */
	private const MOST_LOOPS = 20;
	private const MOST_POSTS = 50;

	/**
	 * Post IDs of each loop, the latest first.
	 *
	 * @var list<list<int>>
	 */
	private static array $loops = array();

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'loop_start', array( self::class, 'note' ) );
	}

	/**
	 * Remembers the posts of a query when its loop starts; runs no query.
	 *
	 * @param mixed $query The query, unless the hook was fired with something else.
	 */
	public static function note( mixed $query ): void {
		$ids = array();
		foreach ( $query instanceof WP_Query ? (array) $query->posts : array() as $post ) {
			$ids[] = $post instanceof WP_Post ? $post->ID : (int) $post;
		}
		self::$loops = array_slice( array( $ids, ...self::$loops ), 0, self::MOST_LOOPS );
	}

	/**
	 * Returns a post and those after it in the same loop.
	 *
	 * @param int $post Post ID.
	 * @return non-empty-list<int>
	 */
	public static function from( int $post ): array {
		foreach ( self::$loops as $ids ) {
			$at = array_search( $post, $ids, true );
			if ( false !== $at ) {
				return array( $post, ...array_slice( $ids, (int) $at + 1, self::MOST_POSTS ) );
			}
		}
		return array( $post );
	}

	/** Forgets all loops, for tests. */
	public static function reset(): void {
		self::$loops = array();
	}
}
