<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Content as it was before each conversion. A table of its own, because WordPress loads all metadata of a post with it.
 *
 * @phpstan-type Backup array{id: int, content: string, written: string}
 */
final class Backups implements Provides_Retention {
	public const TABLE = 'conversions';

	public static function retention_rules(): array {
		return array(
			Retention_Rule::always(
				'originals',
				__( 'Content before Frontage blocks were replaced, so it can be restored', 'frontage' ),
				'',
				Tables::name( self::TABLE )
			),
		);
	}

	/**
	 * Stores the content of a place, beside what earlier conversions stored.
	 *
	 * @param string $place ID of the place.
	 * @param string $content Original content.
	 * @param string $written Hash of the content that replaces it.
	 * @return int ID of the backup.
	 */
	public static function add( string $place, string $content, string $written ): int {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'INSERT INTO %i (place, content, written, created) VALUES (%s, %s, %s, %s)',
				Tables::name( self::TABLE ),
				$place,
				$content,
				$written,
				Clock::day()
			)
		);
		return (int) $wpdb->insert_id;
	}

	/**
	 * Notes what has replaced the content.
	 *
	 * @param int $id ID of the backup.
	 * @param string $written Hash of the new content.
	 */
	public static function note( int $id, string $written ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'UPDATE %i SET written = %s WHERE id = %d', Tables::name( self::TABLE ), $written, $id ) );
	}

	/**
	 * Returns what the last conversion of a place stored.
	 *
	 * @param string $place ID of the place.
	 * @return Backup|null
	 */
	public static function last( string $place ): ?array {
		global $wpdb;
		$sql = 'SELECT id, content, written FROM %i WHERE place = %s ORDER BY id DESC LIMIT 1';
		$row = $wpdb->get_row( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $place ) );
		return null === $row ? null : array(
			'id'      => (int) $row->id,
			'content' => (string) $row->content,
			'written' => (string) $row->written,
		);
	}

	/**
	 * Removes what one conversion stored.
	 *
	 * @param int $id ID of the backup.
	 */
	public static function delete( int $id ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', Tables::name( self::TABLE ), $id ) );
	}

	/**
	 * Forgets a place.
	 *
	 * @param string $place ID of the place.
	 */
	public static function forget( string $place ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE place = %s', Tables::name( self::TABLE ), $place ) );
	}

	/**
	 * Returns the next places.
	 *
	 * @param string $after ID of the last place; empty to begin.
	 * @param int $max Maximum number.
	 * @return list<string>
	 */
	public static function after( string $after, int $max ): array {
		global $wpdb;
		$sql = 'SELECT DISTINCT place FROM %i WHERE place > %s ORDER BY place LIMIT %d';
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $after, $max ) ) ) );
	}

	/** Returns the number of places. */
	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(DISTINCT place) FROM %i', Tables::name( self::TABLE ) ) );
	}
}
