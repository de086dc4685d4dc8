<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Random values shared by all PHP processes of a site.
 *
 * Creates a random value exactly once, even with concurrent requests.
 */
final class Secret {
	private const BYTES = 32;

	/**
	 * Returns the value, and creates it if it does not exist.
	 *
	 * Older versions kept it in an option of the same name, which is taken over: what was signed with it lies in caches. All of them
	 * are read with one query, since most requests need some.
	 *
	 * @param string $name
	 * @return string 64 hex digits, unless something else was stored.
	 * @throws \RuntimeException If the database does not say which one there is: a new one would end what the old one signed.
	 */
	public static function get( string $name ): string {
		$stored = (string) Values::get( $name );
		if ( '' !== $stored ) {
			return $stored;
		}
		$old = (string) Shared_Option::stored( $name );
		Values::insert( $name, '' === $old ? bin2hex( random_bytes( self::BYTES ) ) : $old, true );
		return (string) Values::fresh( $name );
	}
}
