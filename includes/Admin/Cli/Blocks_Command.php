<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;


defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage blocks` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Blocks_Command {
	/**
	 * Lists blocks, features, and extensions, whether each is on, and the bytes it adds to a page.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kind>]
	 * : Limit the list to one kind.
	 * ---
	 * options:
	 *   - blocks
	 *   - features
	 *   - extensions
	 * ---
	 *
	 * [--off]
	 * : Limit the list to modules that are turned off.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage blocks --kind=features --format=csv
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		$sizes = self::sizes();
		$rows  = array();
		foreach ( isset( $options['kind'] ) ? array( $options['kind'] ) : Registry::KINDS as $kind ) {
			foreach ( Registry::modules( $kind ) as $module ) {
				$rows[] = self::row( $kind, $module, $sizes[ $module ] ?? array() );
			}
		}
		if ( isset( $options['off'] ) ) {
			$rows = array_values( array_filter( $rows, static fn ( array $row ): bool => 'off' === $row['state'] ) );
		}
		Printer::print( $options, $rows, array( 'kind', 'name', 'state', 'held_by', 'script', 'style', 'react' ) );
	}

	/**
	 * Returns the row for one module.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $module Module folder.
	 * @param array<array-key, mixed> $size Compressed sizes in bytes, from the build.
	 * @return array{kind: string, name: string, state: string, held_by: string, script: int, style: int, react: string}
	 */
	private static function row( string $kind, string $module, array $size ): array {
		$constant = Options::constant_name( $module );
		$bytes    = static fn ( string $name ): int => is_int( $size[ $name ] ?? null ) ? $size[ $name ] : 0;
		return array(
			'kind'    => $kind,
			'name'    => $module,
			'state'   => Options::is_on( $kind, $module ) ? 'on' : 'off',
			'held_by' => defined( $constant ) ? $constant : '',
			'script'  => $bytes( 'view' ),
			'style'   => $bytes( 'style' ),
			'react'   => true === ( $size['react'] ?? false ) ? 'yes' : 'no',
		);
	}

	/**
	 * Returns the sizes measured by the build.
	 *
	 * @return array<array-key, array<array-key, mixed>> Keyed by module.
	 */
	private static function sizes(): array {
		$file = Paths::path( 'build/sizes.json' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		$sizes = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		return is_array( $sizes ) && is_array( $sizes['modules'] ?? null ) ? array_filter( $sizes['modules'], 'is_array' ) : array();
	}
}
