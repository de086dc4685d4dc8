<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The vendors that the build found and other plugins announce, keyed by slug. */
final class Providers {
	/**
	 * Returns all vendors, sorted by title.
	 *
	 * @return array<string, Provider>
	 */
	public static function all(): array {
		$all    = array_filter(
			Error_Boundary::collect( Provider::class, static fn ( string $name ): array => array( $name::group() => new $name() ) ),
			self::is_no_module( ... )
		);
		$titles = array();
		foreach ( $all as $slug => $provider ) {
			$titles[ $slug ] = Error_Boundary::call( $provider::class, static fn (): string => $provider->title(), $slug );
		}
		uksort( $all, static fn ( string $one, string $other ): int => strnatcasecmp( $titles[ $one ], $titles[ $other ] ) );
		return $all;
	}

	/**
	 * Returns a vendor; null if it does not exist.
	 *
	 * @param string $slug Vendor slug, such as `mailchimp`.
	 */
	public static function get( string $slug ): ?Provider {
		return self::all()[ $slug ] ?? null;
	}

	/**
	 * Returns the configured vendors with a capability.
	 *
	 * @template T of Provider
	 * @param class-string<T> $capability Interface, such as `With_List`.
	 * @return array<string, T>
	 */
	public static function with( string $capability ): array {
		return array_filter(
			self::all(),
			static fn ( Provider $provider ): bool => $provider instanceof $capability && self::is_configured( $provider )
		);
	}

	/**
	 * Returns the vendors of other plugins with a capability, whether they have their keys or not.
	 *
	 * @template T of Provider
	 * @param class-string<T> $capability Interface, such as `With_Feed`.
	 * @return array<string, T>
	 */
	public static function announced( string $capability ): array {
		return array() === Manifests::names() ? array() : array_filter(
			self::all(),
			static fn ( Provider $provider ): bool => $provider instanceof $capability && '' !== Manifests::owner( $provider::class )
		);
	}

	/**
	 * Returns whether a vendor requires a key.
	 *
	 * @param Provider $provider Vendor.
	 */
	public static function needs_key( Provider $provider ): bool {
		return array() !== self::secrets( $provider );
	}

	/**
	 * Returns whether a vendor has all required keys.
	 *
	 * @param Provider $provider Vendor.
	 */
	public static function is_configured( Provider $provider ): bool {
		foreach ( self::secrets( $provider ) as $key => $field ) {
			if ( '' === Options::value( $provider::group(), $key, $field ) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns whether a vendor's settings are not those of a module, which has the same name. */
	private static function is_no_module( Provider $provider ): bool {
		$slug      = $provider::group();
		$is_module = null !== Manifest::module( $slug );
		if ( $is_module ) {
			Manifests::report( Manifests::owner( $provider::class ), $provider::class . " is not used: “{$slug}” is a module." );
		}
		return ! $is_module;
	}

	/**
	 * Returns the key settings that a vendor requires.
	 *
	 * @param Provider $provider Vendor.
	 * @return array<string, Field>
	 */
	private static function secrets( Provider $provider ): array {
		if ( $provider instanceof With_Optional_Key ) {
			return array();
		}
		return array_filter( $provider::settings(), static fn ( Field $field ): bool => $field->is_secret() );
	}
}
