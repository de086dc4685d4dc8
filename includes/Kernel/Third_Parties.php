<?php
/**
 * Whom a visitor's browser talks to.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Third parties by room, from `"frontage": { "thirdParties": […] }` in `block.json` and the filter `frontage_third_parties`.
 *
 * @phpstan-type Party array{name: string, hosts: list<string>, purpose?: string, policy?: string}
 */
final class Third_Parties {
	/**
	 * All of them; rooms without are left out.
	 *
	 * @return array<string, list<Party>>
	 */
	public static function by_room(): array {
		$declared = array();
		foreach ( Manifest::get()['blocks'] as $slug => $room ) {
			$declared[ $slug ] = $room['thirdParties'] ?? array();
		}
		$parties = apply_filters( 'frontage_third_parties', array_filter( $declared ) );
		return is_array( $parties ) ? array_filter( array_map( array( self::class, 'valid' ), $parties ) ) : array();
	}

	/**
	 * Entries that say who and where.
	 *
	 * @param mixed $parties What somebody gave.
	 * @return list<Party>
	 */
	private static function valid( mixed $parties ): array {
		$is_valid = static fn ( mixed $party ): bool => is_array( $party ) && is_string( $party['name'] ?? null ) && is_array( $party['hosts'] ?? null );
		return is_array( $parties ) ? array_values( array_filter( $parties, $is_valid ) ) : array();
	}
}
