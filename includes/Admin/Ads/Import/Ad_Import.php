<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Import;

use Frontage\Admin\Ads\Ad_Editor;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Imports the ads of another plugin, in batches.
 *
 * They are paused, so that nothing is shown twice while both plugins are active. An ad that was imported is not imported
 * again, and nothing of the other plugin is changed. An undo deletes those that were neither edited nor started since.
 */
trait Ad_Import {
	/**
	 * Returns the next ads of the other plugin, in the order of their IDs.
	 *
	 * @param int $after Last ID that was read.
	 * @param int $most Number of ads.
	 * @return list<Old_Ad>
	 */
	abstract protected static function read( int $after, int $most ): array;

	/**
	 * Imports what was counted.
	 *
	 * @param int $old ID there.
	 * @param int $ad ID here.
	 */
	abstract protected static function copy_counts( int $old, int $ad ): void;

	/** Returns what is imported. */
	public static function unit(): string {
		return 'ads';
	}

	/**
	 * Imports the next batch.
	 *
	 * @param int $batch Maximum number of ads; no more than 50 at once.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	public static function step( int $batch = 50 ): array {
		$batch  = min( $batch, 50 );
		$last   = (int) get_option( self::option() );
		$ads    = self::read( $last, $batch );
		$done   = self::imported();
		$raised = 0;
		foreach ( $ads as $ad ) {
			$raised += ! isset( $done[ $ad->old ] ) && '' === self::obstacle( $ad ) && self::import( $ad ) ? 1 : 0;
		}
		$is_done = count( $ads ) < $batch;
		update_option( self::option(), array() === $ads ? $last : end( $ads )->old, false );
		return self::result( count( $ads ), $raised, $is_done );
	}

	/**
	 * Returns what an import from the beginning would do, without changing anything.
	 *
	 * @param int $batch Number of ads per query.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	public static function preview( int $batch = 500 ): array {
		$done   = self::imported();
		$read   = 0;
		$raised = 0;
		self::run_on_each(
			static function ( Old_Ad $ad ) use ( $done, &$read, &$raised ): void {
				++$read;
				$raised += ! isset( $done[ $ad->old ] ) && '' === self::obstacle( $ad ) ? 1 : 0;
			},
			$batch
		);
		return self::result( $read, $raised, true );
	}

	/** Restarts the import from the beginning; safe, since nothing is imported twice. */
	public static function start_over(): void {
		delete_option( self::option() );
	}

	/**
	 * Returns what cannot be imported, or only in part, of what is not imported yet.
	 *
	 * @return list<array{title: string, why: string}>
	 */
	public static function skipped(): array {
		$done  = self::imported();
		$lines = array();
		self::run_on_each(
			static function ( Old_Ad $ad ) use ( $done, &$lines ): void {
				$obstacle = self::obstacle( $ad );
				$why      = '' === $obstacle ? implode( ' ', $ad->notes ) : $obstacle;
				if ( '' !== $why && ! isset( $done[ $ad->old ] ) ) {
					$lines[] = array(
						'title' => $ad->name,
						'why'   => $why,
					);
				}
			},
			500
		);
		return $lines;
	}

	/** Returns how many ads an undo would delete. */
	public static function undoable(): int {
		return count( self::untouched() );
	}

	/**
	 * Deletes the next imported ads that nobody has edited or started.
	 *
	 * @param int $batch Maximum number of ads.
	 */
	public static function undo( int $batch = 500 ): int {
		$ads = array_slice( self::untouched(), 0, $batch );
		foreach ( $ads as $ad ) {
			wp_delete_post( $ad, true );
		}
		self::start_over();
		return count( $ads );
	}

	/**
	 * Returns the sentence that says why an ad cannot be imported; empty if it can.
	 *
	 * @param Old_Ad $ad
	 */
	private static function obstacle( Old_Ad $ad ): string {
		if ( '' !== $ad->refusal ) {
			return $ad->refusal;
		}
		if ( 'html' === ( $ad->settings['kind'] ?? '' ) && ! self::may_html() ) {
			return __( 'It is HTML, which only users who may enter any HTML on this site can import.', 'frontage' );
		}
		try {
			Ad_Settings::check( Ad_Editor::in_utc( array_diff_key( $ad->settings, array( 'html' => '' ) ) ), false );
		} catch ( Invalid_Setting $error ) {
			return $error->getMessage();
		}
		$is_long = strlen( (string) ( $ad->settings['html'] ?? '' ) ) > Ad_Settings::MOST_HTML;
		return $is_long ? __( 'Its HTML is too long.', 'frontage' ) : '';
	}

	/** Returns whether HTML may be imported: everyone who can use the command line may do everything. */
	private static function may_html(): bool {
		return current_user_can( 'unfiltered_html' ) || ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/**
	 * Imports one ad.
	 *
	 * @param Old_Ad $ad
	 * @return bool Whether it was saved.
	 */
	private static function import( Old_Ad $ad ): bool {
		$html = (string) ( $ad->settings['html'] ?? '' );
		try {
			$id = Ad_Editor::save( 0, $ad->name, false, $ad->groups, array_diff_key( $ad->settings, array( 'html' => '' ) ) );
		} catch ( Invalid_Setting | Action_Exception ) {
			return false;
		}
		// Who may import it was checked above; the command line has no user.
		Ad_Settings::write( $id, array( 'html' => $html ) + Ad_Settings::of( $id ) );
		update_post_meta( $id, self::option(), $ad->old );
		self::copy_counts( $ad->old, $id );
		update_post_meta( $id, self::option() . '_mark', self::mark( $id ) );
		return true;
	}

	/**
	 * Returns the ads that were imported, whatever became of them.
	 *
	 * @return array<int, int> IDs here, by ID there.
	 */
	private static function imported(): array {
		global $wpdb;
		$sql  = 'SELECT post_id, meta_value FROM %i WHERE meta_key = %s';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->postmeta, self::option() ), ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'post_id', 'meta_value' ) );
	}

	/**
	 * Returns the imported ads that are still as they were.
	 *
	 * @return list<int>
	 */
	private static function untouched(): array {
		$ads = array_values( self::imported() );
		_prime_post_caches( $ads, true, true );
		return array_values(
			array_filter( $ads, static fn ( int $id ): bool => get_post_meta( $id, self::option() . '_mark', true ) === self::mark( $id ) )
		);
	}

	/**
	 * Returns a hash of all that owners can edit of an ad.
	 *
	 * @param int $id ID here.
	 */
	private static function mark( int $id ): string {
		$ad = Ad::of( $id );
		if ( null === $ad ) {
			return '';
		}
		// Ads that were imported before there were other networks are still as they were.
		$settings = array() === $ad->settings['networks'] ? array_diff_key( $ad->settings, array( 'networks' => 1 ) ) : $ad->settings;
		return md5( (string) wp_json_encode( array( $ad->name, $ad->is_active, $settings, $ad->groups() ) ) );
	}

	/**
	 * Calls a function with every ad of the other plugin.
	 *
	 * @param callable(Old_Ad): void $work
	 * @param int $batch Number of ads per query.
	 */
	private static function run_on_each( callable $work, int $batch ): void {
		$last = 0;
		do {
			$ads  = self::read( $last, $batch );
			$last = array() === $ads ? $last : end( $ads )->old;
			array_walk( $ads, $work );
		} while ( count( $ads ) === $batch );
	}

	/** Returns the option with the progress, which is also the post meta with the ID there. */
	private static function option(): string {
		return 'frontage_import_' . str_replace( '-', '_', self::name() );
	}

	/**
	 * Builds the result.
	 *
	 * @param int $read Number of ads read.
	 * @param int $raised Number of ads added.
	 * @param bool $is_done Whether the import is finished.
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	private static function result( int $read, int $raised, bool $is_done ): array {
		return compact( 'read', 'raised', 'is_done' );
	}
}
