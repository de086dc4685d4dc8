<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Admin\Transfer\Importer;
use Frontage\Domain\Store\Counters;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Imports the likes of ZillaLikes, which uses the same action name.
 *
 * Raises each post's counter to the number in the old post meta, in batches; never lowers one.
 *
 * The progress is stored in an option, so that an interrupted import continues and a finished one
 * does nothing. The old meta is not changed, and pages never read it.
 *
 * @phpstan-type Row array{meta: int, post: int, likes: int}
 * @phpstan-import-type Step from Importer
 * @phpstan-type Way array{last: int, is_done: bool}
 */
final class Import implements Importer {
	public const BATCH = 500;

	private const OLD_META = '_zilla_likes';
	private const OPTION   = 'frontage_likes_import';

	public static function name(): string {
		return 'likes';
	}

	public static function label(): string {
		return __( 'ZillaLikes like counts', 'frontage' );
	}

	/**
	 * Imports the next batch.
	 *
	 * @param int $batch Maximum number of rows.
	 * @return Step
	 */
	public static function step( int $batch = self::BATCH ): array {
		$way = self::way();
		if ( $way['is_done'] ) {
			return self::result( 0, 0, true );
		}
		$rows   = self::rows( $way['last'], $batch );
		$raised = 0;
		foreach ( self::higher( $rows ) as $row ) {
			Counters::raise_to( Counts::KIND, $row['post'], $row['likes'] );
			++$raised;
		}
		$last    = array() === $rows ? $way['last'] : end( $rows )['meta'];
		$is_done = count( $rows ) < $batch;
		update_option( self::OPTION, compact( 'last', 'is_done' ), false );
		return self::result( count( $rows ), $raised, $is_done );
	}

	/**
	 * Returns what an import from the beginning would do, without changing anything.
	 *
	 * @param int $batch Number of rows per query.
	 * @return Step
	 */
	public static function preview( int $batch = self::BATCH ): array {
		$read   = 0;
		$raised = 0;
		$last   = 0;
		do {
			$rows    = self::rows( $last, $batch );
			$raised += count( self::higher( $rows ) );
			$read   += count( $rows );
			$last    = array() === $rows ? $last : end( $rows )['meta'];
		} while ( count( $rows ) === $batch );
		return self::result( $read, $raised, true );
	}

	/** Restarts the import from the beginning; safe, since counters are only raised. */
	public static function start_over(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Returns the next rows of old numbers.
	 *
	 * @param int $after Meta ID of the last row read.
	 * @param int $batch Maximum number of rows.
	 * @return list<Row>
	 */
	private static function rows( int $after, int $batch ): array {
		global $wpdb;
		$sql  = 'SELECT meta_id, post_id, meta_value FROM %i WHERE meta_key = %s AND meta_id > %d ORDER BY meta_id LIMIT %d';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->postmeta, self::OLD_META, $after, $batch ), ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array(
				'meta'  => (int) $row['meta_id'],
				'post'  => (int) $row['post_id'],
				'likes' => max( 0, (int) $row['meta_value'] ),
			),
			array_values( $rows )
		);
	}

	/**
	 * Returns the rows whose old number is higher than the counter.
	 *
	 * @param list<Row> $rows Rows of old numbers.
	 * @return list<Row>
	 */
	private static function higher( array $rows ): array {
		$counts = Counters::get_many( Counts::KIND, array_column( $rows, 'post' ) );
		return array_values( array_filter( $rows, static fn ( array $row ): bool => $row['likes'] > $counts[ $row['post'] ] ) );
	}

	/**
	 * Returns the progress of the import.
	 *
	 * @return Way
	 */
	private static function way(): array {
		$stored = get_option( self::OPTION );
		return array(
			'last'    => (int) ( $stored['last'] ?? 0 ),
			'is_done' => (bool) ( $stored['is_done'] ?? false ),
		);
	}

	/**
	 * Builds the result with its message.
	 *
	 * @param int $read Number of rows read.
	 * @param int $raised Number of counters raised.
	 * @param bool $is_done Whether the import is finished.
	 * @return Step
	 */
	private static function result( int $read, int $raised, bool $is_done ): array {
		return compact( 'read', 'raised', 'is_done' );
	}
}
