<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

defined( 'ABSPATH' ) || exit;

/** One batch of what a build indexes: posts, terms, authors, or posts that changed indirectly. */
final class Batch {
	/**
	 * Returns the next objects of a phase.
	 *
	 * @param string $phase `posts`, `terms`, `authors` or `stale`.
	 * @param int $cursor ID of the last object indexed.
	 * @param int $most Maximum number.
	 * @return list<int>
	 */
	public static function ids( string $phase, int $cursor, int $most ): array {
		global $wpdb;
		$sql = match ( $phase ) {
			'posts'   => self::posts( $cursor, $most ),
			'terms'   => self::terms( $cursor, $most ),
			'authors' => self::authors( $cursor, $most ),
			default   => '',
		};
		// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
		return '' === $sql ? Docs::stale( $most ) : array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}

	/**
	 * Indexes objects, and removes from the index what is no longer between them.
	 *
	 * @param string $phase Phase of the build.
	 * @param list<int> $ids Result of `ids()`.
	 * @param int $cursor ID of the last object of the batch before.
	 * @param bool $is_last Whether nothing follows.
	 */
	public static function index( string $phase, array $ids, int $cursor, bool $is_last ): void {
		$kind = match ( $phase ) {
			'terms'   => Postings::TERM,
			'authors' => Postings::AUTHOR,
			default   => Postings::POST,
		};
		match ( $kind ) {
			Postings::TERM   => Index::index_terms( $ids ),
			Postings::AUTHOR => Index::index_authors( $ids ),
			default          => Index::index_posts( $ids ),
		};
		if ( 'stale' !== $phase ) {
			$until = $is_last ? PHP_INT_MAX : max( $cursor, ...$ids );
			Postings::remove( $kind, array_values( array_diff( Docs::between( $kind, $cursor, $until ), $ids ) ) );
		}
	}

	/** Returns the number of posts to index, to tell how far a build is. */
	public static function count_posts(): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared there.
		return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ( ' . self::posts( 0, PHP_INT_MAX ) . ' ) AS found' );
	}

	/**
	 * Selects published posts of types that are searched.
	 *
	 * @param int $cursor ID of the last post indexed.
	 * @param int $most Maximum number.
	 */
	private static function posts( int $cursor, int $most ): string {
		global $wpdb;
		$types  = Index::types();
		$places = array() === $types ? "''" : implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$sql    = "SELECT ID FROM %i WHERE ID > %d AND post_status = 'publish' AND post_password = '' AND post_type IN ($places) "
			. 'ORDER BY ID LIMIT %d';
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
		return (string) $wpdb->prepare( $sql, $wpdb->posts, $cursor, ...array( ...$types, $most ) );
	}

	/**
	 * Selects terms.
	 *
	 * @param int $cursor ID of the last term indexed.
	 * @param int $most Maximum number.
	 */
	private static function terms( int $cursor, int $most ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'SELECT term_id FROM %i WHERE term_id > %d ORDER BY term_id LIMIT %d',
			$wpdb->terms,
			$cursor,
			$most
		);
	}

	/**
	 * Selects users who have published something.
	 *
	 * @param int $cursor ID of the last user indexed.
	 * @param int $most Maximum number.
	 */
	private static function authors( int $cursor, int $most ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"SELECT DISTINCT post_author FROM %i WHERE post_author > %d AND post_status = 'publish' ORDER BY post_author LIMIT %d",
			$wpdb->posts,
			$cursor,
			$most
		);
	}
}
