<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Random values shared by all PHP processes of a site.
 *
 * Creates a random option exactly once, even with concurrent requests.
 */
final class Secret {
	private const BYTES = 32;

	/**
	 * Returns the option's value, and creates it if it does not exist.
	 *
	 * Reads from the database, because caches of other processes may not have the new row yet.
	 *
	 * @param string $option Option name.
	 * @param bool $autoload Whether front-end pages need it.
	 * @return string 64 hex digits, unless something else was stored.
	 */
	public static function get( string $option, bool $autoload = false ): string {
		$stored = self::stored( $option );
		if ( '' !== $stored ) {
			return $stored;
		}
		self::insert( $option, bin2hex( random_bytes( self::BYTES ) ), $autoload );
		return self::stored( $option );
	}

	/**
	 * Inserts an option row unless it exists.
	 *
	 * @param string $option Option name.
	 * @param string $value Option value.
	 * @param bool $autoload Whether front-end pages need it.
	 * @return bool Whether this call inserted it.
	 */
	public static function insert( string $option, string $value, bool $autoload = false ): bool {
		global $wpdb;
		$sql   = 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)';
		$added = Retry::write( $wpdb->prepare( $sql, $wpdb->options, $option, $value, $autoload ? 'on' : 'off' ) );
		self::forget( $option );
		return 1 === $added;
	}

	/**
	 * Clears an option from the caches, including `notoptions`.
	 *
	 * @param string $option Option name.
	 */
	public static function forget( string $option ): void {
		wp_cache_delete( $option, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
	}

	/**
	 * Reads the option's value from the database, bypassing caches.
	 *
	 * @param string $option Option name.
	 */
	public static function stored( string $option ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
	}
}
