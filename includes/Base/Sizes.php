<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * The sizes of modules.
 *
 * Compressed bytes that a visitor loads, as measured by the build. Read only for owners and authors.
 *
 * @phpstan-type Bytes array{load: int, use: int, style: int, react: bool}
 * @phpstan-type Built array{
 *     page: array<string, int>,
 *     scriptModules: array<string, int>,
 *     modules: array<string, array{react?: bool, style?: int, view?: int, needs?: list<string>}>,
 * }
 */
final class Sizes {
	private const FILE = 'build/sizes.json';

	private const RUNTIME = '@frontage/islands';

	private const BRIDGE = '@frontage/react';

	/** WordPress's scripts that the bridge loads. */
	private const REACT = array( 'react', 'react-dom' );

	private const CACHE = 'frontage_react_bytes';

	/**
	 * Cached measurements of the build.
	 *
	 * @var Built|null
	 */
	private static ?array $data = null;

	/**
	 * Returns what a module adds to a page.
	 *
	 * @param string $slug Module folder.
	 * @return Bytes Script on load (the runtime, once per page), script on first use, style, and whether it needs WordPress's React.
	 */
	public static function of( string $slug ): array {
		$module = self::data()['modules'][ $slug ] ?? array();
		$react  = (bool) ( $module['react'] ?? false );
		return array(
			'load'  => isset( $module['view'] ) ? self::runtime() : 0,
			'use'   => ( $module['view'] ?? 0 ) + ( $react ? self::data()['scriptModules'][ self::BRIDGE ] ?? 0 : 0 ),
			'style' => $module['style'] ?? 0,
			'react' => $react,
		);
	}

	/** Returns the size of the runtime, which a page loads once. */
	public static function runtime(): int {
		return self::data()['scriptModules'][ self::RUNTIME ] ?? 0;
	}

	/**
	 * Returns all sizes, for callers that sum them up. The bridge includes WordPress's React, which it loads.
	 *
	 * @return Built
	 */
	public static function all(): array {
		$all = self::data();
		if ( isset( $all['scriptModules'][ self::BRIDGE ] ) ) {
			$all['scriptModules'][ self::BRIDGE ] += self::react();
		}
		return $all;
	}

	/** Returns the size of WordPress's React in bytes, measured once per WordPress version. */
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
	 * Returns the size of a WordPress script in bytes; 0 if its file is missing.
	 *
	 * @param string $handle Script handle.
	 */
	private static function script( string $handle ): int {
		$source = wp_scripts()->registered[ $handle ]->src ?? '';
		$path   = is_string( $source ) ? (string) wp_parse_url( $source, PHP_URL_PATH ) : '';
		$at     = strpos( $path, '/' . WPINC . '/' );
		$file   = false === $at ? '' : ABSPATH . ltrim( substr( $path, $at ), '/' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of WordPress.
		return is_file( $file ) ? strlen( (string) gzencode( (string) file_get_contents( $file ), 9 ) ) : 0;
	}

	/**
	 * Returns the measurements.
	 *
	 * @return Built
	 */
	private static function data(): array {
		return self::$data ??= self::read() ?? array(
			'page'          => array(),
			'scriptModules' => array(),
			'modules'       => array(),
		);
	}

	/**
	 * Reads the file.
	 *
	 * @return Built|null Null if it does not exist.
	 */
	private static function read(): ?array {
		$file = Paths::path( self::FILE );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of WordPress.
		return is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
}
