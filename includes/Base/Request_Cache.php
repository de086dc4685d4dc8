<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

use Closure;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * What all widgets of a page have in common.
 *
 * Makes words, addresses and the like once for a page with thirty widgets of a kind.
 *
 * For values that depend on the language, the site and our settings only; a change of these empties it.
 * Nothing outlives the request.
 *
 * @api
 */
final class Request_Cache implements Bootable {
	public const WHEN = array(
		'hook:change_locale',
		'hook:switch_blog',
		'hook:add_option_' . Options::OPTION,
		'hook:update_option_' . Options::OPTION,
		'hook:delete_option_' . Options::OPTION,
	);

	/** When everything is forgotten. */
	private const CHANGES = array(
		'change_locale',
		'switch_blog',
		'add_option_' . Options::OPTION,
		'update_option_' . Options::OPTION,
		'delete_option_' . Options::OPTION,
	);

	/**
	 * What was made, by key.
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
	 * What was made before, else what is made now.
	 *
	 * @template T
	 * @param string        $key  The module's folder, a dot, and what it is.
	 * @param Closure(): T $make Makes it; depends on nothing that the key does not say.
	 * @return T
	 */
	public static function remember( string $key, Closure $make ): mixed {
		return self::$made[ $key ] ??= $make();
	}

	/** Empties it. */
	public static function flush(): void {
		self::$made = array();
	}
}
