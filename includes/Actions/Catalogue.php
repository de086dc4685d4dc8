<?php
/**
 * Finds an action by its name.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Actions;

use Frontage\Kernel\Manifest;
use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** Builds the one action that is asked for, from the list that the build made. */
final class Catalogue {
	/**
	 * The action of that name, or null if there is none or its room is switched off.
	 *
	 * @param string $name What the browser asked for.
	 */
	public static function find( string $name ): ?Action {
		$entry = Manifest::get()['actions'][ $name ] ?? null;
		return null !== $entry && self::is_on( $entry['kind'], $entry['room'] ) ? self::build( $name ) : null;
	}

	/**
	 * The action of that name, also if its room is switched off; null if there is none.
	 *
	 * @param string $name Its name.
	 */
	public static function build( string $name ): ?Action {
		$class = Manifest::get()['actions'][ $name ]['class'] ?? '';
		return is_subclass_of( $class, Action::class ) ? new $class() : null;
	}

	/**
	 * Names of all actions, also of rooms that are switched off.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( 'strval', array_keys( Manifest::get()['actions'] ) );
	}

	/**
	 * Whether the room that owns an action is on; the kernel's own always are.
	 *
	 * @param string $kind Such as `blocks`; empty for the kernel.
	 * @param string $room The room's folder.
	 */
	private static function is_on( string $kind, string $room ): bool {
		return '' === $room || Options::is_on( $kind, $room );
	}
}
