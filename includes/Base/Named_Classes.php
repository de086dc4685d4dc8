<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Classes of an interface by the name that a static method of each returns. */
final class Named_Classes {
	/** What a name is made of: small letters, digits, and hyphens. */
	public const NAME = '/\A[a-z0-9-]{1,40}\z/';

	/**
	 * Returns the classes, the first of each name. Developers are told of others, and of names that are none.
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
			if ( 1 !== preg_match( $pattern, $name ) ) {
				Manifests::report( Manifests::owner( $class ), "$class::$method() is “{$name}”, which does not match $pattern." );
			} elseif ( isset( $classes[ $name ] ) ) {
				$other = $classes[ $name ];
				Manifests::report( Manifests::owner( $class ), "$class is not used: $other has the name “{$name}” already." );
			} else {
				$classes[ $name ] = $class;
			}
		}
		return $classes;
	}
}
