<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

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
	 * @param callable(mixed): mixed $change Receives the stored value, as `get_option()` returns it meanwhile, or null if there is none;
	 * returns the new one, or null to write nothing.
	 * @param bool $autoload Whether pages need the option.
	 */
	public static function change( string $option, callable $change, bool $autoload ): void {
		$lock = self::lock( "option_$option" );
		try {
			$stored  = self::stored( $option );
			$current = static fn (): mixed => $stored ?? false;
			// WordPress saves nothing if the new value is the one that this request read before.
			add_filter( "pre_option_$option", $current );
			try {
				$new = $change( $stored );
				if ( null !== $new ) {
					update_option( $option, $new, $autoload );
				}
			} finally {
				remove_filter( "pre_option_$option", $current );
			}
		} finally {
			$lock?->release();
		}
	}

	/**
	 * Returns what is stored, whatever caches say; null if nothing is.
	 *
	 * @param string $option Option name.
	 */
	private static function stored( string $option ): mixed {
		global $wpdb;
		Primary::reads();
		$value = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
		return null === $value ? null : maybe_unserialize( $value );
	}

	/**
	 * Waits for the lock.
	 *
	 * @param string $name Lock name.
	 * @return Lock|null Null if it was held all the time.
	 */
	private static function lock( string $name ): ?Lock {
		for ( $waited = 0; $waited < self::WAIT; $waited += self::PAUSE ) {
			$lock = Lock::take( $name, self::LOCK_SECONDS );
			if ( null !== $lock ) {
				return $lock;
			}
			usleep( self::PAUSE * 1000 );
		}
		return null;
	}
}
