<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Provides_Event_Labels;

defined( 'ABSPATH' ) || exit;

/** What scheduled events do, for the owner. */
final class Event_Names {
	/**
	 * Returns an event's translated name and hook, or only the hook if it has no name.
	 *
	 * @param string $hook Hook name.
	 */
	public static function of( string $hook ): string {
		$name = self::all()[ $hook ] ?? '';
		return '' === $name ? $hook : "$name ($hook)";
	}

	/**
	 * Returns the names of all events.
	 *
	 * @return array<string, string> By hook.
	 */
	private static function all(): array {
		return Error_Boundary::collect( Provides_Event_Labels::class, static fn ( string $name ): array => $name::event_labels() );
	}
}
