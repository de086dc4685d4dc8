<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * The cookie in which a browser remembers its variant of a test.
 *
 * A site in a folder has names of its own: the other sites of the host may be copies of it with the same tests.
 */
final class Split_Cookie {
	private const PREFIX = 'frontage-split-';

	/** Characters of the test's ID that are in the name. */
	private const LENGTH = 8;

	/**
	 * Returns the name of a test's cookie.
	 *
	 * @param string $test UUID.
	 */
	public static function name( string $test ): string {
		return self::PREFIX . substr( $test, 0, self::LENGTH ) . self::site();
	}

	/** Returns how the names of this site end; empty if it is in no folder. */
	public static function site(): string {
		// Not `home_url()`, to which plugins add the folder of a language.
		$path = trim( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ), '/' );
		return '' === $path ? '' : '-' . hash( 'crc32b', $path );
	}
}
