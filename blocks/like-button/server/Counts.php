<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Store\Counters;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * How many like each post.
 *
 * Reads the numbers of a whole list of posts at once, when the first of its buttons is printed.
 */
final class Counts {
	public const KIND = 'likes';

	private const CACHE = 'frontage_likes_of_request';

	/**
	 * Posts of the lists that were begun since the last reading, as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $listed = array();

	/**
	 * Notes a list of posts as it begins; costs no query.
	 *
	 * @param mixed $query The list, unless somebody began one in another way.
	 */
	public static function note( mixed $query ): void {
		foreach ( $query instanceof WP_Query ? (array) $query->posts : array() as $post ) {
			self::$listed[ $post instanceof WP_Post ? $post->ID : (int) $post ] = true;
		}
	}

	/**
	 * Notes posts of a page, without a query.
	 *
	 * @param list<int> $ids Their numbers.
	 */
	public static function beside( array $ids ): void {
		self::$listed += array_fill_keys( $ids, true );
	}

	/**
	 * The number for a page: read once in a request, together with those of the posts around it.
	 *
	 * @param int $post_id The post.
	 */
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

	/**
	 * The number at this moment.
	 *
	 * @param int $post_id The post.
	 */
	public static function now( int $post_id ): int {
		return Counters::get( self::KIND, $post_id );
	}
}
