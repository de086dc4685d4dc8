<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Numbers for what is counted and is no post.
 *
 * Counters stand under numbers; a name gets the next free one, so two names never share theirs. The
 * table keeps a hash of the name: it is as long for every name, and databases compare it exactly.
 */
final class Names {
	/** Numbers begin above those that 32 bits can hold: below stand counters that older versions kept under a checksum. */
	private const FIRST = 0x100000000;

	/** Names per query. */
	private const AT_ONCE = 200;

	/**
	 * The number of a name; null if it has none yet.
	 *
	 * @param string $name Such as `overlay:offer`.
	 */
	public static function find( string $name ): ?int {
		global $wpdb;
		$id = $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE mark = %s', Tables::name( 'names' ), self::mark( $name ) ) );
		return null === $id ? null : self::FIRST + (int) $id;
	}

	/**
	 * The numbers of many names in few queries.
	 *
	 * @param list<string> $names Such as `overlay:offer`.
	 * @return array<string, int> By name, without those that have none.
	 */
	public static function find_many( array $names ): array {
		global $wpdb;
		$numbers = array();
		foreach ( array_chunk( $names, self::AT_ONCE ) as $some ) {
			$marks  = array_combine( array_map( array( self::class, 'mark' ), $some ), $some );
			$places = implode( ',', array_fill( 0, count( $marks ), '%s' ) );
			$sql    = "SELECT mark, id FROM %i WHERE mark IN ($places)";
			$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'names' ), ...array_keys( $marks ) ) );
			foreach ( $rows as $row ) {
				$numbers[ $marks[ $row->mark ] ] = self::FIRST + (int) $row->id;
			}
		}
		return $numbers;
	}

	/**
	 * Gives a name its number.
	 *
	 * @param string $name Such as `overlay:offer`.
	 * @return bool Whether it had none; true for one of several requests at once.
	 */
	public static function add( string $name ): bool {
		global $wpdb;
		return 1 === Retry::write(
			$wpdb->prepare( 'INSERT IGNORE INTO %i (mark) VALUES (%s)', Tables::name( 'names' ), self::mark( $name ) )
		);
	}

	/** What the table keeps of a name. */
	private static function mark( string $name ): string {
		return hash( 'sha256', $name );
	}
}
