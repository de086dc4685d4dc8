<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Leave;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/**
 * Content as it was before it was converted. A table of its own, because WordPress loads all metadata of a post with it.
 *
 * @phpstan-type Backup array{content: string, written: string}
 */
final class Backups implements Provides_Retention {
	public const TABLE = 'originals';

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
	 * Stores the content of a place, instead of what an earlier conversion stored.
	 *
	 * @param string $place ID of the place.
	 * @param string $content Original content.
	 * @param string $written Hash of the content that replaces it.
	 */
	public static function put( string $place, string $content, string $written ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'INSERT INTO %i (place, content, written, created) VALUES (%s, %s, %s, %s)
				ON DUPLICATE KEY UPDATE content = %s, written = %s, created = %s',
				Tables::name( self::TABLE ),
				$place,
				$content,
				$written,
				Clock::day(),
				$content,
				$written,
				Clock::day()
			)
		);
	}

	/**
	 * Returns what was stored.
	 *
	 * @param string $place ID of the place.
	 * @return Backup|null
	 */
	public static function get( string $place ): ?array {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare( 'SELECT content, written FROM %i WHERE place = %s', Tables::name( self::TABLE ), $place )
		);
		return null === $row ? null : array(
			'content' => (string) $row->content,
			'written' => (string) $row->written,
		);
	}

	/**
	 * Forgets a place.
	 *
	 * @param string $place ID of the place.
	 */
	public static function delete( string $place ): void {
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
		$sql = 'SELECT place FROM %i WHERE place > %s ORDER BY place LIMIT %d';
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $after, $max ) ) ) );
	}

	/** Returns the number of places. */
	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( self::TABLE ) ) );
	}
}
