<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;

defined( 'ABSPATH' ) || exit;

/** The conditions of blocks: Frontage's own and those of other plugins. */
final class Visibility_Conditions {
	/** Name of another plugin's condition: its own prefix, a slash, and a slug. */
	private const OF_OTHERS = '~\A[a-z0-9-]+/[a-z0-9-]+\z~';

	/**
	 * Conditions by name.
	 *
	 * @var array<string, class-string<Visibility_Condition>>|null
	 */
	private static ?array $all = null;

	/**
	 * Returns the classes of all conditions.
	 *
	 * @return array<string, class-string<Visibility_Condition>> Keyed by name.
	 */
	public static function all(): array {
		return self::$all ??= Error_Boundary::collect(
			Visibility_Condition::class,
			static fn ( string $name ): array => self::is_named( $name ) ? array( $name::name() => $name ) : array()
		);
	}

	/**
	 * Returns whether the name of a setting is that of another plugin's condition, active or not.
	 *
	 * @param string $setting Name of the setting.
	 */
	public static function is_of_others( string $setting ): bool {
		return str_contains( $setting, '/' );
	}

	/** Forgets the classes, for tests. */
	public static function reset(): void {
		self::$all = null;
	}

	/**
	 * Returns whether a condition has a valid name, and tells its developer if not.
	 *
	 * @param class-string<Visibility_Condition> $condition
	 */
	private static function is_named( string $condition ): bool {
		$owner = Manifests::owner( $condition );
		$name  = $condition::name();
		if ( '' === $owner || 1 === preg_match( self::OF_OTHERS, $name ) ) {
			return true;
		}
		Manifests::report( $owner, "Names of conditions have a prefix and a slash, such as acme/level; “{$name}” of $condition has not." );
		return false;
	}
}
