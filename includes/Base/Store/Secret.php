<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Random values that all PHP processes of a site must agree on.
 *
 * Makes a random option exactly once, however many requests ask for it first.
 */
final class Secret {
	private const BYTES = 32;

	/**
	 * The option's value, made now if it is not there.
	 *
	 * Read from the database itself: caches of other processes may not know a new row yet.
	 *
	 * @param string $option   The option's name.
	 * @param bool   $autoload Whether ordinary pages need it.
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
	 * Adds an option row unless there is one.
	 *
	 * @param string $option   The option's name.
	 * @param string $value    Its value.
	 * @param bool   $autoload Whether ordinary pages need it.
	 * @return bool Whether this call added it.
	 */
	public static function insert( string $option, string $value, bool $autoload = false ): bool {
		global $wpdb;
		$sql   = 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)';
		$added = Retry::write( $wpdb->prepare( $sql, $wpdb->options, $option, $value, $autoload ? 'on' : 'off' ) );
		self::forget( $option );
		return 1 === $added;
	}

	/**
	 * Drops what caches hold of an option, also that it is missing.
	 *
	 * @param string $option The option's name.
	 */
	public static function forget( string $option ): void {
		wp_cache_delete( $option, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( 'alloptions', 'options' );
	}

	/**
	 * The row's value, past all caches.
	 *
	 * @param string $option The option's name.
	 */
	public static function stored( string $option ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
	}
}
