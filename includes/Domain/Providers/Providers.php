<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/**
 * The vendors there are.
 *
 * Vendors by slug, as the build found them.
 */
final class Providers {
	/**
	 * All of them, by title.
	 *
	 * @return array<string, Provider>
	 */
	public static function all(): array {
		$all = array();
		foreach ( Manifest::implementations( Provider::class ) as $class ) {
			$all[ $class::group() ] = new $class();
		}
		uasort( $all, static fn ( Provider $a, Provider $b ): int => strnatcasecmp( $a->title(), $b->title() ) );
		return $all;
	}

	/**
	 * One of them, null if there is none of that name.
	 *
	 * @param string $slug Such as `mailchimp`.
	 */
	public static function get( string $slug ): ?Provider {
		return self::all()[ $slug ] ?? null;
	}

	/**
	 * Those that can do something and have their keys.
	 *
	 * @template T of Provider
	 * @param class-string<T> $capability Such as `With_List`.
	 * @return array<string, T>
	 */
	public static function with( string $capability ): array {
		return array_filter( self::all(), static fn ( Provider $provider ): bool => $provider instanceof $capability && self::is_configured( $provider ) );
	}

	/**
	 * Whether a vendor wants a key at all.
	 *
	 * @param Provider $provider The vendor.
	 */
	public static function needs_key( Provider $provider ): bool {
		return array() !== self::secrets( $provider );
	}

	/**
	 * Whether a vendor has all the keys it wants.
	 *
	 * @param Provider $provider The vendor.
	 */
	public static function is_configured( Provider $provider ): bool {
		foreach ( self::secrets( $provider ) as $key => $field ) {
			if ( '' === Options::value( $provider::group(), $key, $field ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The keys a vendor wants.
	 *
	 * @param Provider $provider The vendor.
	 * @return array<string, Field>
	 */
	private static function secrets( Provider $provider ): array {
		return array_filter( $provider::settings(), static fn ( Field $field ): bool => $field->is_secret() );
	}
}
