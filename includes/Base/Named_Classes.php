<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Classes of an interface by the name that a method of each returns.
 *
 * The first class of a name is used. Developers are told of others, and of names that are none.
 */
final class Named_Classes {
	/** What a name is made of: small letters, digits, and hyphens. */
	public const NAME = '/\A[a-z0-9-]{1,40}\z/';

	/**
	 * Returns classes by name.
	 *
	 * @template T of Discoverable
	 * @param class-string<T> $contract Interface.
	 * @param string $method Its static method that returns the name.
	 * @param string $pattern Regular expression of names.
	 * @return array<string, class-string<T>>
	 */
	public static function of( string $contract, string $method, string $pattern = self::NAME ): array {
		$classes = array();
		foreach ( Error_Boundary::each( $contract, static fn ( string $one ): string => $one::$method() ) as $class => $name ) {
			if ( self::is_free( $class, $name, $classes[ $name ] ?? '', $pattern ) ) {
				$classes[ $name ] = $class;
			}
		}
		return $classes;
	}

	/**
	 * Returns whether a class can have a name.
	 *
	 * @param string $name Name that the class returns.
	 * @param string $other Class that has the name already; empty for none.
	 * @param string $pattern Regular expression of names.
	 */
	private static function is_free( string $announced, string $name, string $other, string $pattern ): bool {
		if ( 1 === preg_match( $pattern, $name ) && '' === $other ) {
			return true;
		}
		Manifests::report(
			Manifests::owner( $announced ),
			'' === $other
				? "The name “{$name}” of $announced does not match $pattern."
				: "$announced is not used: $other has the name “{$name}” already."
		);
		return false;
	}
}
