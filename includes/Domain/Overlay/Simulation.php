<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The simulated visitor of the current request, if it is a simulation.
 *
 * Asked only by the rules of overlays: a simulated role gives no right, and changes nothing else in the page.
 *
 * @phpstan-type Refusal array{id: string, why: string}
 */
final class Simulation {
	/** Query argument: `nonce`, `role`, `time`, `ago`. */
	public const PARAM = 'frontage-simulate';

	public const NONCE = 'frontage-simulate';

	public const CAPABILITY = 'manage_options';

	/** Role of those without an account. */
	public const GUEST = 'guest';

	/**
	 * Roles of the visitor; null if nobody is simulated.
	 *
	 * @var list<string>|null
	 */
	private static ?array $roles = null;

	/** The visitor's time. */
	private static int $time = 0;

	/**
	 * Overlays that are not printed, or do not open by themselves.
	 *
	 * @var array<string, Refusal>
	 */
	private static array $refused = array();

	/**
	 * Begins the simulation.
	 *
	 * @param string $role Slug of a role; anything else is a visitor without an account.
	 * @param int $time Unix timestamp.
	 */
	public static function start( string $role, int $time ): void {
		self::$roles = wp_roles()->is_role( $role ) ? array( 'member', $role ) : array( self::GUEST );
		self::$time  = $time;
	}

	/** Returns whether this request is a simulation. */
	public static function is_on(): bool {
		return null !== self::$roles;
	}

	/**
	 * Returns the roles of the simulated visitor; null if nobody is simulated.
	 *
	 * @return list<string>|null
	 */
	public static function roles(): ?array {
		return self::$roles;
	}

	/** Returns the visitor's time, which is now outside a simulation. */
	public static function now(): int {
		return self::is_on() ? self::$time : Clock::now();
	}

	/**
	 * Notes why an overlay is not printed, or does not open by itself; nothing outside a simulation.
	 *
	 * @param string $id Overlay ID.
	 * @param string $why `off`, `schedule`, or the type of a condition.
	 */
	public static function refuse( string $id, string $why ): void {
		if ( self::is_on() && '' !== $id ) {
			self::$refused[ $id ] ??= compact( 'id', 'why' );
		}
	}

	/**
	 * Returns what was noted.
	 *
	 * @return list<Refusal>
	 */
	public static function refused(): array {
		return array_values( self::$refused );
	}

	/** Ends the simulation, for tests. */
	public static function reset(): void {
		self::$roles   = null;
		self::$refused = array();
	}
}
