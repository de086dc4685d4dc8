<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/**
 * Finds an action by its name.
 *
 * Builds the one action that is asked for, from the list that the build made.
 */
final class Action_Registry {
	/**
	 * The action of that name, or null if there is none or its module is switched off.
	 *
	 * @param string $name What the browser asked for.
	 */
	public static function find( string $name ): ?Action {
		$entry = Manifest::get()['actions'][ $name ] ?? null;
		return null !== $entry && self::is_on( $entry['kind'], $entry['module'] ) ? self::build( $name ) : null;
	}

	/**
	 * The action of that name, also if its module is switched off; null if there is none.
	 *
	 * @param string $name Its name.
	 */
	public static function build( string $name ): ?Action {
		$class = Manifest::get()['actions'][ $name ]['class'] ?? '';
		return is_subclass_of( $class, Action::class ) ? new $class() : null;
	}

	/**
	 * Names of all actions, also of modules that are switched off.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( 'strval', array_keys( Manifest::get()['actions'] ) );
	}

	/**
	 * Whether the module that owns an action is on; the kernel's own always are.
	 *
	 * @param string $kind Such as `blocks`; empty for the kernel.
	 * @param string $module The module's folder.
	 */
	private static function is_on( string $kind, string $module ): bool {
		return '' === $module || Options::is_on( $kind, $module );
	}
}
