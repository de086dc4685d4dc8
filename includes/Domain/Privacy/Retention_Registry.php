<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/**
 * Everything that is kept.
 *
 * The one list of what Frontage stores and for how long; made of what the build found.
 */
final class Retention_Registry implements Group {
	/**
	 * All of it.
	 *
	 * @return list<Retention_Rule>
	 */
	public static function all(): array {
		return array_merge( ...array_map( static fn ( string $class ): array => $class::retention_rules(), Manifest::implementations( Provides_Retention::class ) ) );
	}

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Days to keep, where the owner may choose.
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
