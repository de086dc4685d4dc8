<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;

defined( 'ABSPATH' ) || exit;

/**
 * The triggers and conditions that popups can have: Frontage's own, and those of other plugins.
 *
 * @phpstan-import-type Asset from Manifest
 */
final class Rule_Types {
	/** Name of a type of another plugin. */
	private const FOREIGN = '~\A[a-z0-9-]{1,64}/[a-z0-9-]{1,64}\z~';

	/**
	 * Returns the triggers.
	 *
	 * @return array<string, class-string<Trigger>> Classes by type.
	 */
	public static function triggers(): array {
		return self::by_type( Trigger::class );
	}

	/**
	 * Returns the conditions.
	 *
	 * @return array<string, class-string<Condition>> Classes by type; each implements one of the interfaces that extend `Condition`.
	 */
	public static function conditions(): array {
		return self::by_type( Condition::class );
	}

	/**
	 * Returns whether a type can be one of another plugin, which may not be active.
	 *
	 * @param string $type Such as `acme/plan`.
	 */
	public static function is_foreign( string $type ): bool {
		return 1 === preg_match( self::FOREIGN, $type );
	}

	/**
	 * Returns the script of a trigger or a condition; null if it is not there, which its developer is told.
	 *
	 * @param class-string<Trigger>|class-string<Browser_Condition> $name
	 * @return Asset|null
	 */
	public static function script( string $name ): ?array {
		$script = Manifest::script( $name::script() );
		if ( null === $script ) {
			Manifests::report( Manifests::owner( $name ), "There is no script “{$name::script()}”, which $name needs." );
		}
		return $script;
	}

	/**
	 * Returns the classes of an interface by their types. Frontage's own are loaded only when they are used.
	 *
	 * @template T of Trigger|Condition
	 * @param class-string<T> $contract
	 * @return array<string, class-string<T>>
	 */
	private static function by_type( string $contract ): array {
		$found = Manifest::own_types( $contract );
		foreach ( Manifest::announced( $contract ) as $class ) {
			$type = Error_Boundary::call( $class, static fn (): string => $class::type(), null );
			if ( null === $type ) {
				continue;
			}
			$problem = self::problem( $class, $type, $found[ $type ] ?? '' );
			if ( '' === $problem ) {
				$found[ $type ] = $class;
			} else {
				Manifests::report( Manifests::owner( $class ), $problem );
			}
		}
		return $found;
	}

	/**
	 * Returns what is wrong with a class of another plugin; empty if nothing is.
	 *
	 * @param class-string<Trigger|Condition> $name
	 * @param string $type Its type.
	 * @param string $other Another class with this type; empty if there is none.
	 */
	private static function problem( string $name, string $type, string $other ): string {
		return match ( true ) {
			'' !== $other => "$name has the type “{$type}”, which is the type of $other already.",
			! self::is_foreign( $type )
				=> "$name has the type “{$type}”. Begin it with a prefix of your own and a slash, such as acme/plan.",
			is_subclass_of( $name, Condition::class )
				&& ! is_subclass_of( $name, Server_Condition::class ) && ! is_subclass_of( $name, Browser_Condition::class )
				=> "$name implements Condition. Implement Server_Condition or Browser_Condition, which extend it.",
			default       => '',
		};
	}
}
