<?php
/**
 * Everything that is kept.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Privacy;

use Frontage\Kernel\Manifest;
use Frontage\Settings\Group;
use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The one list of what Frontage stores and for how long; made of what the build found. */
final class Keepings implements Group {
	/**
	 * All of it.
	 *
	 * @return list<Keeping>
	 */
	public static function all(): array {
		return array_merge( ...array_map( static fn ( string $class ): array => $class::keeps(), Manifest::joined( Keeps::class ) ) );
	}

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Days to keep, where the owner may choose.
	 *
	 * @return array<string, \Frontage\Settings\Field>
	 */
	public static function settings(): array {
		$fields = array();
		foreach ( self::all() as $keeping ) {
			$field = $keeping->field();
			if ( null !== $field ) {
				$fields[ $keeping->key() ] = $field;
			}
		}
		return $fields;
	}
}
