<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Closure;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_Block_Styles_Registry;

/**
 * A backup of what WordPress keeps in registries, which are no globals: patterns, their categories, and styles of blocks.
 *
 * What one test registers, the next one would find, and which one is next differs: both databases run other tests.
 */
final class Registries {
	/** @param list<array{object, array<string, mixed>}> $saved Registries with their properties. */
	private function __construct( private array $saved ) {}

	/** Saves the current state. */
	public static function save(): self {
		$saved = array();
		foreach ( self::all() as $registry ) {
			$saved[] = array( $registry, Closure::bind( fn (): array => get_object_vars( $this ), $registry, $registry::class )() );
		}
		return new self( $saved );
	}

	/** Restores everything. */
	public function restore(): void {
		foreach ( $this->saved as list( $registry, $properties ) ) {
			Closure::bind(
				function () use ( $properties ): void {
					foreach ( $properties as $name => $value ) {
						$this->$name = $value;
					}
				},
				$registry,
				$registry::class
			)();
		}
	}

	/** @return list<object> */
	private static function all(): array {
		return array(
			WP_Block_Patterns_Registry::get_instance(),
			WP_Block_Pattern_Categories_Registry::get_instance(),
			WP_Block_Styles_Registry::get_instance(),
		);
	}
}
