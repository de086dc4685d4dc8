<?php
declare( strict_types=1 );

namespace Frontage\Base;

use Closure;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Values that all widgets of a page share.
 *
 * Creates text, URLs, and similar values once for a page with thirty widgets of the same type.
 *
 * For values that depend only on the language, the site, and the settings of Frontage. A change of these
 * empties the cache. Nothing is kept after the request.
 */
final class Request_Cache implements Bootable {
	public const WHEN = array(
		'hook:change_locale',
		'hook:switch_blog',
		'hook:add_option_' . Options::OPTION,
		'hook:update_option_' . Options::OPTION,
		'hook:delete_option_' . Options::OPTION,
	);

	/** Hooks that clear the cache. */
	private const CHANGES = array(
		'change_locale',
		'switch_blog',
		'add_option_' . Options::OPTION,
		'update_option_' . Options::OPTION,
		'delete_option_' . Options::OPTION,
	);

	/**
	 * Cached values, keyed by cache key.
	 *
	 * @var array<string, mixed>
	 */
	private static array $made = array();

	/** Adds the hooks. */
	public static function boot(): void {
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, array( self::class, 'flush' ) );
		}
	}

	/**
	 * Returns the cached value, or creates and caches it.
	 *
	 * @template T
	 * @param string $key Module folder, a dot, and a name.
	 * @param Closure(): T $make Creates the value; may depend only on what the key names.
	 * @return T
	 */
	public static function remember( string $key, Closure $make ): mixed {
		return self::$made[ $key ] ??= $make();
	}

	/**
	 * Returns the cached value, or null. Callers that run for every widget save the closure of `remember()`.
	 *
	 * @param string $key As for `remember()`.
	 */
	public static function find( string $key ): mixed {
		return self::$made[ $key ] ?? null;
	}

	/** Removes all cached values. */
	public static function flush(): void {
		self::$made = array();
	}
}
