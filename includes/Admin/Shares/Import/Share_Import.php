<?php
declare( strict_types=1 );

namespace Frontage\Admin\Shares\Import;

use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Store\Counters;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Imports the share counts that another plugin keeps in post meta.
 *
 * Raises the counters of a post to the old numbers, in batches, and never lowers one, so that a second import changes nothing.
 * The old meta is not changed. What was added is noted with the post, so that an undo takes back exactly that, and leaves what
 * visitors have added since. Old numbers have no days, so the report by day stays what Frontage itself has counted.
 *
 * @phpstan-type Row array{meta: int, post: int}
 */
trait Share_Import {
	/** Returns the meta key that every counted post has. */
	abstract protected static function lead(): string;

	/**
	 * Returns the old numbers of a post.
	 *
	 * @param array<string, string> $meta Meta values of the post, by key.
	 * @return array<string, int> By network, with the sum of all under `Share_Counts::TOTAL`.
	 */
	abstract protected static function numbers( array $meta ): array;

	/** Returns what the counts are called. */
	public static function unit(): string {
		return 'counters';
	}

	/**
	 * Imports the next batch of posts.
	 *
	 * @param int $batch Maximum number of posts.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	public static function step( int $batch = 500 ): array {
		$stored = get_option( self::option() );
		$last   = (int) ( $stored['last'] ?? 0 );
		if ( true === ( $stored['is_done'] ?? false ) ) {
			return self::result( 0, 0, true );
		}
		$rows   = self::rows( $last, $batch );
		$raised = 0;
		foreach ( self::higher( $rows ) as $post => $kinds ) {
			$raised += count( $kinds );
			self::raise( $post, $kinds );
		}
		$last    = array() === $rows ? $last : end( $rows )['meta'];
		$is_done = count( $rows ) < $batch;
		update_option( self::option(), compact( 'last', 'is_done' ), false );
		return self::result( count( $rows ), $raised, $is_done );
	}

	/**
	 * Returns what an import from the beginning would do, without changing anything.
	 *
	 * @param int $batch Number of posts per query.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	public static function preview( int $batch = 500 ): array {
		$read   = 0;
		$raised = 0;
		$last   = 0;
		do {
			$rows    = self::rows( $last, $batch );
			$read   += count( $rows );
			$raised += (int) array_sum( array_map( 'count', self::higher( $rows ) ) );
			$last    = array() === $rows ? $last : end( $rows )['meta'];
		} while ( count( $rows ) === $batch );
		return self::result( $read, $raised, true );
	}

	/** Restarts the import from the beginning; safe, since counters are only raised. */
	public static function start_over(): void {
		delete_option( self::option() );
	}

	/**
	 * Returns nothing: every number has a place, if only in the sum.
	 *
	 * @return list<array{title: string, why: string}>
	 */
	public static function skipped(): array {
		return array();
	}

	/** Returns how many posts have numbers of this import. */
	public static function undoable(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE meta_key = %s', $wpdb->postmeta, self::note() ) );
	}

	/**
	 * Takes back what was added to the next posts.
	 *
	 * @param int $batch Maximum number of posts.
	 */
	public static function undo( int $batch = 500 ): int {
		global $wpdb;
		$sql   = 'SELECT post_id FROM %i WHERE meta_key = %s ORDER BY meta_id LIMIT %d';
		$posts = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->postmeta, self::note(), $batch ) ) );
		foreach ( $posts as $post ) {
			$added = get_post_meta( $post, self::note(), true );
			delete_post_meta( $post, self::note() );
			foreach ( is_array( $added ) ? $added : array() as $kind => $number ) {
				Counters::add( (string) $kind, $post, -max( 0, (int) $number ) );
			}
		}
		self::start_over();
		return count( $posts );
	}

	/**
	 * Raises the counters of a post, and notes by how much.
	 *
	 * @param int $post Post ID.
	 * @param array<string, array{int, int}> $kinds The present value and the one to reach, by kind.
	 */
	private static function raise( int $post, array $kinds ): void {
		$added = get_post_meta( $post, self::note(), true );
		$added = is_array( $added ) ? $added : array();
		foreach ( $kinds as $kind => list( $is, $becomes ) ) {
			$added[ $kind ] = (int) ( $added[ $kind ] ?? 0 ) + $becomes - $is;
			Counters::raise_to( $kind, $post, $becomes );
		}
		update_post_meta( $post, self::note(), $added );
	}

	/**
	 * Returns the next posts with old numbers.
	 *
	 * @param int $after Meta ID of the last row read.
	 * @param int $batch Maximum number of rows.
	 * @return list<Row>
	 */
	private static function rows( int $after, int $batch ): array {
		global $wpdb;
		$sql  = 'SELECT meta_id, post_id FROM %i WHERE meta_key = %s AND meta_id > %d ORDER BY meta_id LIMIT %d';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->postmeta, self::lead(), $after, $batch ), ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array(
				'meta' => (int) $row['meta_id'],
				'post' => (int) $row['post_id'],
			),
			array_values( $rows )
		);
	}

	/**
	 * Returns the counters that the old numbers of some posts would raise.
	 *
	 * @param list<Row> $rows Posts.
	 * @return array<int, array<string, array{int, int}>> The present value and the old number, by post and kind.
	 */
	private static function higher( array $rows ): array {
		$old   = array();
		$posts = array_values( array_unique( array_column( $rows, 'post' ) ) );
		update_meta_cache( 'post', $posts );
		foreach ( $posts as $post ) {
			$meta = array_map( static fn ( mixed $all ): mixed => is_array( $all ) ? $all[0] ?? '' : '', (array) get_post_meta( $post ) );
			foreach ( self::numbers( array_filter( $meta, 'is_string' ) ) as $network => $number ) {
				if ( $number > 0 ) {
					$old[ $post ][ Share_Counts::kind_of( $network ) ] = $number;
				}
			}
		}
		if ( array() === $old ) {
			return array();
		}
		$kinds  = array_values( array_unique( array_merge( ...array_map( 'array_keys', array_values( $old ) ) ) ) );
		$counts = Counters::get_kinds( $kinds, array_keys( $old ) );
		$higher = array();
		foreach ( $old as $post => $numbers ) {
			foreach ( $numbers as $kind => $number ) {
				if ( $number > $counts[ $post ][ $kind ] ) {
					$higher[ $post ][ $kind ] = array( $counts[ $post ][ $kind ], $number );
				}
			}
		}
		return $higher;
	}

	/**
	 * Reads a number that another plugin has stored.
	 *
	 * @param mixed $raw Such as `12` or `"12"`; anything else is 0.
	 */
	private static function whole( mixed $raw ): int {
		return is_numeric( $raw ) ? (int) max( 0, min( (float) $raw, self::MOST ) ) : 0;
	}

	/** Returns the option with the progress. */
	private static function option(): string {
		return 'frontage_import_' . str_replace( '-', '_', self::name() );
	}

	/** Returns the meta key under which the additions to a post are noted. */
	private static function note(): string {
		return '_' . self::option();
	}

	/**
	 * Builds the result.
	 *
	 * @param int $read Number of posts read.
	 * @param int $raised Number of counters raised.
	 * @param bool $is_done Whether the import is finished.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	private static function result( int $read, int $raised, bool $is_done ): array {
		return compact( 'read', 'raised', 'is_done' );
	}
}
