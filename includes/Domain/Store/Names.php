<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers for what is counted and is no post.
 *
 * Counters stand under numbers; a name gets the next free one, so two names never share theirs. The
 * table keeps a hash of the name: it is as long for every name, and databases compare it exactly.
 */
final class Names {
	/** Numbers begin above those that 32 bits can hold: below stand counters that older versions kept under a checksum. */
	private const FIRST = 0x100000000;

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
