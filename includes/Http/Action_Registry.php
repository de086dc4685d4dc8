<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
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
		if ( is_subclass_of( $class, Action::class ) ) {
			return new $class();
		}
		if ( '' !== $class ) {
			$message = "The action $name needs a class that extends " . Action::class . "; $class does not.";
			Manifests::report( Manifests::owner( $class ), $message );
		}
		return null;
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
