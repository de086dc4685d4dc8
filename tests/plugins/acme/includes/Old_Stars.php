<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Admin\Transfer\Importer;

defined( 'ABSPATH' ) || exit;

/** Imports what the plugin Old Stars left: one row of post meta for each vote, from 1 to 5. */
final class Old_Stars implements Importer {
	private const OLD_META = 'old_stars';

	/** Option with the ID of the last row that was imported. */
	private const LAST = 'acme_old_stars_last';

	public static function name(): string {
		return 'acme-old-stars';
	}

	public static function label(): string {
		return __( 'Votes of Old Stars, for Acme', 'acme' );
	}

	public static function preview( int $batch = 500 ): array {
		$read = 0;
		$last = self::last();
		do {
			$rows  = self::rows( $last, $batch );
			$read += count( $rows );
			$last  = array_key_last( $rows ) ?? $last;
		} while ( count( $rows ) === $batch );
		return self::result( $read, true );
	}

	public static function step( int $batch = 500 ): array {
		$rows = self::rows( self::last(), $batch );
		foreach ( $rows as $id => $row ) {
			// First, so that a vote is never counted twice if this request ends here.
			update_option( self::LAST, $id, false );
			Votes::add( (int) $row->post_id, min( Votes::MOST, max( 1, (int) $row->meta_value ) ) );
		}
		return self::result( count( $rows ), count( $rows ) < $batch );
	}

	/** Keeps the position: a vote that was imported must not count again. */
	public static function start_over(): void {}

	/** Returns the ID of the last row that was imported. */
	private static function last(): int {
		return (int) get_option( self::LAST, 0 );
	}

	/**
	 * Returns the next rows.
	 *
	 * @return array<int, object{post_id: string, meta_value: string}> By their IDs.
	 */
	private static function rows( int $after, int $batch ): array {
		global $wpdb;
		$sql  = "SELECT meta_id, post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_id > %d ORDER BY meta_id LIMIT %d";
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, self::OLD_META, $after, $batch ), OBJECT_K );
		return $rows;
	}

	/**
	 * Returns what Frontage shows.
	 *
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	private static function result( int $read, bool $is_done ): array {
		return array(
			'read'    => $read,
			'raised'  => $read,
			'is_done' => $is_done,
		);
	}
}
