<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifests;

defined( 'ABSPATH' ) || exit;

/** The types of text fields: Frontage's own, and those of other plugins. */
final class Field_Type_Registry {
	/**
	 * Returns the class of a field's type.
	 *
	 * @param string $kind Kind of a field.
	 * @return class-string<Field_Type>|null Null if its plugin is not active, and for kinds that have no class.
	 */
	public static function find( string $kind ): ?string {
		return self::all()[ $kind ] ?? null;
	}

	/**
	 * Returns the types that other plugins add, and reports those that cannot be used.
	 *
	 * @return array<string, class-string<Field_Type>> Keyed by name.
	 */
	public static function added(): array {
		return array_diff_key( self::all(), array_flip( Field::KINDS ) );
	}

	/**
	 * Returns all types.
	 *
	 * @return array<string, class-string<Field_Type>> Keyed by name.
	 */
	private static function all(): array {
		$all = array();
		foreach ( Error_Boundary::each( Field_Type::class, static fn ( string $type ): string => $type::name() ) as $class => $name ) {
			$owner   = Manifests::owner( $class );
			$problem = '' === $owner ? '' : self::problem( $name, isset( $all[ $name ] ) );
			if ( '' === $problem ) {
				$all[ $name ] = $class;
			} else {
				Manifests::report( $owner, "The field type $class cannot be used: $problem" );
			}
		}
		return $all;
	}

	/**
	 * Returns what is wrong with the name of another plugin's type.
	 *
	 * @param string $name Result of `Field_Type::name()`.
	 * @param bool $is_taken Whether another type has the name.
	 * @return string In English, for developers; empty if it can be used.
	 */
	private static function problem( string $name, bool $is_taken ): string {
		return match ( true ) {
			! Field::is_kind( $name ) => "its name is “{$name}”. A name is a lowercase letter, then up to 39 lowercase letters, digits, "
				. 'and hyphens.',
			$is_taken || in_array( $name, Field::KINDS, true ) => "there is a field type {$name} already. Begin the name with a prefix "
				. 'of your own.',
			default => '',
		};
	}
}
