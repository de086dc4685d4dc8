<?php
declare( strict_types=1 );

namespace Acme;

defined( 'ABSPATH' ) || exit;

/**
 * The stars that visitors gave posts.
 *
 * Each vote is a row of post meta of its own, such as `4 1767225600`: the stars and the Unix time. So no two requests overwrite
 * each other, and votes stay readable without Frontage.
 */
final class Votes {
	public const META = '_acme_vote';

	/** Most stars of a vote. */
	public const MOST = 5;

	/**
	 * Stores a vote.
	 *
	 * @param int $stars 1 to 5.
	 * @param int|null $time Unix time; null for now.
	 */
	public static function add( int $post, int $stars, ?int $time = null ): void {
		add_post_meta( $post, self::META, $stars . ' ' . ( $time ?? time() ) );
	}

	/**
	 * Returns the votes of a post; none for 0.
	 *
	 * @return list<int> Stars of each.
	 */
	public static function of( int $post ): array {
		$votes = get_post_meta( $post, self::META );
		return is_array( $votes ) ? array_map( 'intval', array_values( $votes ) ) : array();
	}
}
