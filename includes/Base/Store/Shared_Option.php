<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Options of which each request changes a part.
 *
 * WordPress saves an option whole: of two requests that read it, change a part and save it, the later one would undo
 * what the other did. Here one changes it after the other, each from what is stored and not from what it read before.
 */
final class Shared_Option {
	/** Seconds until a lock expires whose request has died. */
	private const LOCK_SECONDS = 10;

	/** Milliseconds between two looks at the lock, and the longest wait; then the change is made without the lock. */
	private const PAUSE = 20;
	private const WAIT  = 5000;

	/**
	 * Changes an option.
	 *
	 * @param string $option Option name.
	 * @param callable(mixed): mixed $change Receives the stored value, as `get_option()` returns it from then on, or null if there is
	 * none; returns the new one, or null to write nothing.
	 * @param bool $autoload Whether pages need the option.
	 * @throws RuntimeException If the database does not say what is stored, or does not store the new value.
	 */
	public static function change( string $option, callable $change, bool $autoload ): void {
		global $wpdb;
		$lock = self::lock( "option_$option" );
		try {
			$stored = self::stored( $option );
			self::cache( $option, $stored, $autoload );
			$new = $change( null === $stored ? null : maybe_unserialize( $stored ) );
			if ( null !== $new && ! update_option( $option, $new, $autoload ) ) {
				if ( '' !== $wpdb->last_error ) {
					throw new RuntimeException( 'The database refused a write: ' . $wpdb->last_error );
				}
				self::reread( $option, $autoload ); // Without the lock another request may have saved the same.
			}
		} finally {
			$lock?->release();
		}
	}

	/**
	 * Returns what the database has, bypassing caches; null if there is nothing.
	 *
	 * @param string $option Option name.
	 * @return string|null As stored: arrays are serialized.
	 * @throws RuntimeException If the database does not say: what is unknown is not taken as nothing.
	 */
	public static function stored( string $option ): ?string {
		global $wpdb;
		Primary::read_from_primary();
		$stored = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
		if ( null === $stored && '' !== $wpdb->last_error ) {
			throw new RuntimeException( 'The database refused a read: ' . $wpdb->last_error );
		}
		return $stored;
	}

	/**
	 * Makes WordPress's cache hold what the database has, whatever was written or taken back meanwhile; leaves it if the database does
	 * not say.
	 *
	 * @param string $option Option name.
	 * @param bool $autoload Whether pages need the option.
	 */
	public static function reread( string $option, bool $autoload ): void {
		try {
			self::cache( $option, self::stored( $option ), $autoload );
		} catch ( RuntimeException ) {
			return;
		}
	}

	/**
	 * Puts a value into WordPress's cache, which saves nothing if the new value is the cached one. Of the cached options only this one
	 * changes: a cache of all of them that was emptied would be filled again by the next visitor, perhaps from a replica that is late.
	 *
	 * @param string $option Option name.
	 * @param string|null $stored As the database has it; null for nothing.
	 * @param bool $autoload Whether pages need the option.
	 */
	private static function cache( string $option, ?string $stored, bool $autoload ): void {
		$all = wp_load_alloptions( true );
		if ( ( $all[ $option ] ?? null ) !== $stored && ( $autoload || isset( $all[ $option ] ) ) ) {
			unset( $all[ $option ] );
			wp_cache_set( 'alloptions', null === $stored ? $all : $all + array( $option => $stored ), 'options' );
		}
		wp_cache_delete( $option, 'options' );
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( null !== $stored && isset( $missing[ $option ] ) ) {
			wp_cache_set( 'notoptions', array_diff_key( $missing, array( $option => true ) ), 'options' );
		}
	}

	/**
	 * Waits for the lock.
	 *
	 * @param string $name Lock name.
	 * @return Lock|null Null if it was held all the time.
	 */
	private static function lock( string $name ): ?Lock {
		for ( $waited = 0; $waited < self::WAIT; $waited += self::PAUSE ) {
			$lock = Lock::acquire( $name, self::LOCK_SECONDS );
			if ( null !== $lock ) {
				return $lock;
			}
			usleep( self::PAUSE * 1000 );
		}
		return null;
	}
}
