<?php
/**
 * What visitors may have to load.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

use Frontage\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Bytes after gzip: ours from the build, those of WordPress's React from its files.
 *
 * @phpstan-type Room_Size array{kind: string, react: bool, style?: int, view?: int, needs?: list<string>}
 * @phpstan-type All array{page: array<string, int>, modules: array<string, int>, rooms: array<string, Room_Size>}
 */
final class Sizes {
	private const FILE = 'build/sizes.php';

	/** The module that brings WordPress's own React along. */
	private const BRIDGE = '@frontage/react';

	private const REACT = array( 'react', 'react-dom' );

	private const CACHE = 'frontage_react_bytes';

	/**
	 * Everything by name; the bridge counts with the React that it fetches.
	 *
	 * @return All
	 */
	public static function all(): array {
		$sizes = require Plugin::path( self::FILE );
		if ( isset( $sizes['modules'][ self::BRIDGE ] ) ) {
			$sizes['modules'][ self::BRIDGE ] += self::react();
		}
		return $sizes;
	}

	/** Bytes of WordPress's React, measured once for each version of WordPress. */
	private static function react(): int {
		$version = get_bloginfo( 'version' );
		$known   = get_transient( self::CACHE );
		if ( is_array( $known ) && ( $known['version'] ?? '' ) === $version ) {
			return (int) $known['bytes'];
		}
		$bytes = array_sum( array_map( array( self::class, 'script' ), self::REACT ) );
		set_transient( self::CACHE, compact( 'version', 'bytes' ), MONTH_IN_SECONDS );
		return $bytes;
	}

	/**
	 * Bytes of a script of WordPress's own; 0 if its file is not where it says.
	 *
	 * @param string $handle Its handle.
	 */
	private static function script( string $handle ): int {
		$source = wp_scripts()->registered[ $handle ]->src ?? '';
		$path   = is_string( $source ) ? (string) wp_parse_url( $source, PHP_URL_PATH ) : '';
		$at     = strpos( $path, '/' . WPINC . '/' );
		$file   = false === $at ? '' : ABSPATH . ltrim( substr( $path, $at ), '/' );
		return is_file( $file ) ? strlen( (string) gzencode( (string) file_get_contents( $file ), 9 ) ) : 0;
	}
}
