<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Frontage's own tables.
 *
 * Names of the current site's tables.
 */
final class Tables {
	private const NAMES = array( 'counters', 'votes', 'limits', 'log', 'usage', 'subscribers', 'entries', 'entry_values', 'names' );

	/**
	 * A table's full name.
	 *
	 * @param string $name Without prefixes, such as `votes`.
	 */
	public static function name( string $name ): string {
		global $wpdb;
		return $wpdb->prefix . 'frontage_' . $name;
	}

	/**
	 * Full names of all tables.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array_map( array( self::class, 'name' ), self::NAMES );
	}
}
