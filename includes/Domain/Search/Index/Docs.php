<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

/** What is in the index, with a checksum of its content, and what waits to be indexed again. */
final class Docs {
	private const ROWS_AT_ONCE = 500;

	/**
	 * Returns the checksum of an object's indexed content; empty if it is not indexed.
	 *
	 * @param int $kind Kind of object, see `Postings`.
	 * @param int $object Its ID.
	 */
	public static function content( int $kind, int $object ): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT content FROM %i WHERE kind = %d AND object = %d',
				Tables::name( 'search_docs' ),
				$kind,
				$object
			)
		);
	}

	/**
	 * Notes that an object is indexed.
	 *
	 * @param int $kind Kind of object.
	 * @param int $object Its ID.
	 * @param string $content Checksum.
	 */
	public static function put( int $kind, int $object, string $content ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'INSERT INTO %i (kind, object, content, stale) VALUES (%d, %d, %s, 0) '
					. 'ON DUPLICATE KEY UPDATE content = VALUES(content), stale = 0',
				Tables::name( 'search_docs' ),
				$kind,
				$object,
				$content
			)
		);
	}

	/**
	 * Notes that posts must be indexed again.
	 *
	 * @param list<int> $posts Post IDs.
	 */
	public static function mark( array $posts ): void {
		global $wpdb;
		foreach ( array_chunk( array_map( 'intval', $posts ), self::ROWS_AT_ONCE ) as $some ) {
			$rows = array_map( static fn ( int $id ): string => sprintf( "(%d, %d, '', 1)", Postings::POST, $id ), $some );
			Retry::write(
				$wpdb->prepare( 'INSERT INTO %i (kind, object, content, stale) VALUES ', Tables::name( 'search_docs' ) )
				. implode( ', ', $rows )
				. ' ON DUPLICATE KEY UPDATE stale = 1'
			);
		}
	}

	/**
	 * Notes that all indexed posts of a term must be indexed again.
	 *
	 * @param int $place Term taxonomy ID.
	 */
	public static function mark_term( int $place ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'UPDATE %i SET stale = 1 WHERE kind = %d AND object IN ( SELECT object_id FROM %i WHERE term_taxonomy_id = %d )',
				Tables::name( 'search_docs' ),
				Postings::POST,
				$wpdb->term_relationships,
				$place
			)
		);
	}

	/**
	 * Notes that all indexed posts of an author must be indexed again.
	 *
	 * @param int $author User ID.
	 */
	public static function mark_author( int $author ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'UPDATE %i SET stale = 1 WHERE kind = %d AND object IN ( SELECT ID FROM %i WHERE post_author = %d )',
				Tables::name( 'search_docs' ),
				Postings::POST,
				$wpdb->posts,
				$author
			)
		);
	}

	/**
	 * Returns posts that wait to be indexed again.
	 *
	 * @param int $most Maximum number.
	 * @return list<int>
	 */
	public static function stale( int $most ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT object FROM %i WHERE stale = 1 AND kind = %d LIMIT %d',
				Tables::name( 'search_docs' ),
				Postings::POST,
				$most
			)
		);
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * Returns the indexed objects in a range.
	 *
	 * @param int $kind Kind of object.
	 * @param int $after Higher IDs …
	 * @param int $last … up to and including this one.
	 * @return list<int>
	 */
	public static function between( int $kind, int $after, int $last ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT object FROM %i WHERE kind = %d AND object > %d AND object <= %d',
				Tables::name( 'search_docs' ),
				$kind,
				$after,
				$last
			)
		);
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * Returns how many objects of a kind are indexed.
	 *
	 * @param int $kind Kind of object.
	 */
	public static function count( int $kind ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE kind = %d', Tables::name( 'search_docs' ), $kind ) );
	}
}
