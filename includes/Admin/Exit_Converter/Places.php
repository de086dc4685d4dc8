<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The condition is a constant; interpolation is still reported.

/**
 * All places with Frontage blocks, read from the posts themselves: an index may be behind.
 *
 * Theme files are no such place, as they are not the site's to change.
 */
final class Places {
	public const CAPABILITY = 'manage_options';

	private const POSTS_AT_ONCE = 25;

	private const BYTES_AT_ONCE = 2_000_000;

	/** Posts that may hold blocks of ours, or settings of ours on other blocks; the converter reads them exactly. */
	private const WHERE = "(post_content LIKE '%%wp:frontage/%%' OR post_content LIKE '%%\"frontage\":%%') "
		. "AND post_type <> 'revision' AND post_status NOT IN ('trash', 'auto-draft')";

	/** Returns the number of places. */
	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ' . self::WHERE, $wpdb->posts ) )
			+ count( self::widgets() );
	}

	/**
	 * Returns the next places: widgets first, then posts by ID.
	 *
	 * @param int $after ID of the last post that was read; 0 to begin.
	 * @return array{list<Place>, int} The places, and the ID to go on from; 0 if there are no more.
	 */
	public static function after( int $after ): array {
		global $wpdb;
		$sql   = 'SELECT ID, LENGTH(post_content) AS bytes FROM %i WHERE ID > %d AND ' . self::WHERE . ' ORDER BY ID LIMIT %d';
		$found = (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->posts, $after, self::POSTS_AT_ONCE + 1 ) );
		$ids   = array();
		$bytes = 0;
		foreach ( $found as $row ) {
			$bytes += (int) $row->bytes;
			if ( array() !== $ids && ( $bytes > self::BYTES_AT_ONCE || count( $ids ) === self::POSTS_AT_ONCE ) ) {
				break;
			}
			$ids[] = (int) $row->ID;
		}
		_prime_post_caches( $ids, false, false );
		$posts = array_values( array_filter( array_map( 'get_post', $ids ) ) );
		$posts = array_map( static fn ( WP_Post $post ): Post_Place => new Post_Place( $post ), $posts );
		$next  = count( $ids ) < count( $found ) ? (int) end( $ids ) : 0;
		return array( array( ...( 0 === $after ? self::widgets() : array() ), ...$posts ), $next );
	}

	/**
	 * Finds a place.
	 *
	 * @param string $id As `Place::id()` returns it.
	 */
	public static function get( string $id ): ?Place {
		if ( str_starts_with( $id, Widget_Place::PREFIX ) ) {
			$number = (int) substr( $id, strlen( Widget_Place::PREFIX ) );
			return isset( Widget_Place::contents()[ $number ] ) ? new Widget_Place( $number ) : null;
		}
		$post = ctype_digit( $id ) && '0' !== $id ? get_post( (int) $id ) : null;
		return null === $post || 'revision' === $post->post_type ? null : new Post_Place( $post );
	}

	/**
	 * Returns the widgets with blocks or settings of ours.
	 *
	 * @return list<Widget_Place>
	 */
	private static function widgets(): array {
		$is_ours = static fn ( string $content ): bool => str_contains( $content, 'wp:frontage/' )
			|| str_contains( $content, '"frontage":' );
		return array_map(
			static fn ( int $number ): Widget_Place => new Widget_Place( $number ),
			array_keys( array_filter( Widget_Place::contents(), $is_ours ) )
		);
	}
}
