<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Store\Counters;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The number of likes per post.
 *
 * Reads the numbers of a whole list of posts with one query, when the first button is rendered.
 */
final class Counts {
	public const KIND = 'likes';

	private const CACHE = 'frontage_likes_of_request';

	/**
	 * IDs of listed posts whose numbers are not read yet, as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $listed = array();

	/**
	 * Collects the posts of a query when its loop starts; runs no query.
	 *
	 * @param mixed $query The query, unless the hook was fired with something else.
	 */
	public static function note( mixed $query ): void {
		foreach ( $query instanceof WP_Query ? (array) $query->posts : array() as $post ) {
			self::$listed[ $post instanceof WP_Post ? $post->ID : (int) $post ] = true;
		}
	}

	/**
	 * Collects posts of a page; runs no query.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function collect( array $ids ): void {
		self::$listed += array_fill_keys( $ids, true );
	}

	/** Returns the number for a page: read once per request, together with those of the other listed posts. */
	public static function of( int $post_id ): int {
		wp_cache_add_non_persistent_groups( self::CACHE );
		$known = wp_cache_get( $post_id, self::CACHE );
		if ( ! is_int( $known ) ) {
			$counts       = Counters::get_many( self::KIND, array_keys( self::$listed + array( $post_id => true ) ) );
			self::$listed = array();
			wp_cache_set_multiple( $counts, self::CACHE );
			$known = $counts[ $post_id ];
		}
		return $known;
	}

	/** Returns the current number, uncached. */
	public static function now( int $post_id ): int {
		return Counters::get( self::KIND, $post_id );
	}
}
