<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Base\Costs;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage blocks` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Blocks_Command implements Command {
	public static function command(): string {
		return 'frontage blocks';
	}

	/**
	 * Lists blocks, features, and extensions, whether each is on, and the most bytes it adds to a page: at load, when near, and when used.
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
		$rows = array();
		foreach ( isset( $options['kind'] ) ? array( $options['kind'] ) : Registry::KINDS as $kind ) {
			foreach ( Registry::modules( $kind ) as $module ) {
				$rows[] = self::row( $kind, $module );
			}
		}
		if ( isset( $options['off'] ) ) {
			$rows = array_values( array_filter( $rows, static fn ( array $row ): bool => 'off' === $row['state'] ) );
		}
		Printer::print( $options, $rows, array( 'kind', 'name', 'state', 'held_by', 'load', 'near', 'use', 'react' ) );
	}

	/**
	 * Returns the row for one module.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $module Module folder.
	 * @return array{kind: string, name: string, state: string, held_by: string, load: int, near: int, use: int, react: string}
	 */
	private static function row( string $kind, string $module ): array {
		$constant = Options::constant_name( $module );
		$bytes    = Costs::most( $module );
		return array(
			'kind'    => $kind,
			'name'    => $module,
			'state'   => Options::is_on( $kind, $module ) ? 'on' : 'off',
			'held_by' => defined( $constant ) ? $constant : '',
			'load'    => $bytes['load'],
			'near'    => $bytes['near'],
			'use'     => $bytes['use'],
			'react'   => Costs::module( $module )['react'] ? 'yes' : 'no',
		);
	}
}
