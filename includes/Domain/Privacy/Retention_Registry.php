<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The registry of everything that Frontage stores and for how long, as discovered by the build. */
final class Retention_Registry implements Group {
	/**
	 * Returns all retention rules.
	 *
	 * @return list<Retention_Rule>
	 */
	public static function all(): array {
		$named = static function ( string $name ): array {
			$rules = array_filter( $name::retention_rules(), static fn ( mixed $rule ): bool => $rule instanceof Retention_Rule );
			return array_column( $rules, null, 'id' );
		};
		return array_values( Error_Boundary::collect( Provides_Retention::class, $named ) );
	}

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the settings for retention periods that the owner may choose.
	 *
	 * @return array<string, \Frontage\Base\Settings\Field>
	 */
	public static function settings(): array {
		$fields = array();
		foreach ( self::all() as $rule ) {
			$field = $rule->field();
			if ( null !== $field ) {
				$fields[ $rule->key() ] = $field;
			}
		}
		return $fields;
	}
}
