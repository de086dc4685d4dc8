<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * What modules weigh.
 *
 * Bytes that a visitor loads, compressed, as the build measured them; read only where an owner or author asks.
 *
 * @phpstan-type Bytes array{load: int, use: int, style: int, react: bool}
 * @phpstan-type Built array{page: array<string, int>, scriptModules: array<string, int>, modules: array<string, array{react?: bool, style?: int, view?: int, needs?: list<string>}>}
 */
final class Sizes {
	private const FILE = 'build/sizes.json';

	private const RUNTIME = '@frontage/islands';

	private const BRIDGE = '@frontage/react';

	/** WordPress's own scripts that the bridge fetches. */
	private const REACT = array( 'react', 'react-dom' );

	private const CACHE = 'frontage_react_bytes';

	/**
	 * The build's measurements, once read.
	 *
	 * @var Built|null
	 */
	private static ?array $data = null;

	/**
	 * What a module adds to a page.
	 *
	 * @param string $slug The module's folder.
	 * @return Bytes Script at load (the runtime, once for all modules of a page), script when it is used, style; whether that needs WordPress's React.
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

	/** What the runtime weighs, which a page with scripts of ours loads once. */
	public static function runtime(): int {
		return self::data()['scriptModules'][ self::RUNTIME ] ?? 0;
	}

	/**
	 * Everything, for those who reckon themselves; the bridge with WordPress's React, which it fetches.
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

	/**
	 * The measurements.
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
	 * @return Built|null Null if there is none.
	 */
	private static function read(): ?array {
		$file = Paths::path( self::FILE );
		return is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
}
