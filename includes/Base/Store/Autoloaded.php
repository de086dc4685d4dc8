<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Reads autoloaded options that may not exist yet.
 *
 * WordPress looks for a missing option in the database on every page, because it only knows which options there
 * are if a persistent object cache tells it.
 */
final class Autoloaded {
	/**
	 * Returns an option's value, or null if there is none that is autoloaded.
	 *
	 * @param string $option Option name; it must be saved with autoload.
	 */
	public static function get( string $option ): mixed {
		return maybe_unserialize( wp_load_alloptions()[ $option ] ?? null );
	}
}
