<?php
/**
 * What rooms weigh.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

use Frontage\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Bytes that a visitor loads, compressed, as the build measured them; read only where an owner or author asks.
 *
 * @phpstan-type Bytes array{load: int, use: int, style: int, react: bool}
 */
final class Sizes {
	private const FILE = 'build/sizes.json';

	private const RUNTIME = '@frontage/islands';

	private const BRIDGE = '@frontage/react';

	/**
	 * The build's measurements, once read.
	 *
	 * @var array{modules: array<string, int>, rooms: array<string, array{react?: bool, style?: int, view?: int}>}|null
	 */
	private static ?array $data = null;

	/**
	 * What a room adds to a page.
	 *
	 * @param string $slug The room's folder.
	 * @return Bytes Script at load (the runtime, once for all rooms of a page), script when it is used, style; whether that needs WordPress's React.
	 */
	public static function of( string $slug ): array {
		$room  = self::data()['rooms'][ $slug ] ?? array();
		$react = (bool) ( $room['react'] ?? false );
		return array(
			'load'  => isset( $room['view'] ) ? self::runtime() : 0,
			'use'   => ( $room['view'] ?? 0 ) + ( $react ? self::data()['modules'][ self::BRIDGE ] ?? 0 : 0 ),
			'style' => $room['style'] ?? 0,
			'react' => $react,
		);
	}

	/** What the runtime weighs, which a page with scripts of ours loads once. */
	public static function runtime(): int {
		return self::data()['modules'][ self::RUNTIME ] ?? 0;
	}

	/**
	 * The measurements.
	 *
	 * @return array{modules: array<string, int>, rooms: array<string, array{react?: bool, style?: int, view?: int}>}
	 */
	private static function data(): array {
		return self::$data ??= self::read() ?? array(
			'modules' => array(),
			'rooms'   => array(),
		);
	}

	/**
	 * Reads the file.
	 *
	 * @return array{modules: array<string, int>, rooms: array<string, array{react?: bool, style?: int, view?: int}>}|null Null if there is none.
	 */
	private static function read(): ?array {
		$file = Plugin::path( self::FILE );
		return is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
}
