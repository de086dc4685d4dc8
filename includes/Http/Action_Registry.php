<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The registry of actions discovered by the build. Instantiates only the requested action. */
final class Action_Registry {
	/**
	 * Returns an action; null if it does not exist or its module is off.
	 *
	 * @param string $name Requested name.
	 */
	public static function find( string $name ): ?Action {
		$entry = Manifest::get()['actions'][ $name ] ?? null;
		return null !== $entry && self::is_on( $entry['kind'], $entry['module'] ) ? self::build( $name ) : null;
	}

	/**
	 * Returns an action, even if its module is off; null if it does not exist.
	 *
	 * @param string $name Action name.
	 */
	public static function build( string $name ): ?Action {
		$class = Manifest::get()['actions'][ $name ]['class'] ?? '';
		if ( '' === $class ) {
			return null;
		}
		$use = "The action $name needs a class that extends " . Action::class . '.';
		return Manifest::is_usable( $class, Action::class, $use )
			? Error_Boundary::call( $class, static fn (): Action => new $class(), null )
			: null;
	}

	/**
	 * Returns the names of all actions, including those of modules that are off.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( 'strval', array_keys( Manifest::get()['actions'] ) );
	}

	/**
	 * Returns whether an action's module is on; those of the kernel always are.
	 *
	 * @param string $kind Module kind, such as `blocks`; empty for the kernel.
	 * @param string $module Module folder.
	 */
	private static function is_on( string $kind, string $module ): bool {
		return '' === $module || Options::is_on( $kind, $module );
	}
}
