<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Admin\Transfer\Importers;
use Frontage\Base\Settings\Invalid_Setting;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage old-data` command.
 *
 * Imports what other plugins left in the database: likes, share counts, ads.
 */
final class Old_Data_Command implements Command {
	public static function command(): string {
		return 'frontage old-data';
	}

	/**
	 * Lists what can be imported.
	 *
	 * ## OPTIONS
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
	 *     $ wp frontage old-data list
	 *
	 * @subcommand list
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function list_all( array $args, array $options ): void {
		$columns = array_flip( array( 'unit', 'skipped' ) );
		$rows    = array_map( static fn ( array $offer ): array => array_diff_key( $offer, $columns ), Importers::offers() );
		// @phpstan-ignore argument.type (lists were removed)
		Printer::print( $options, $rows, array( 'name', 'label', 'found', 'would_change', 'left_out', 'undoable' ) );
	}

	/**
	 * Imports the data of one plugin. The old data is not changed.
	 *
	 * ## OPTIONS
	 *
	 * <name>
	 * : Name from `wp frontage old-data list`.
	 *
	 * [--dry-run]
	 * : Only report what would change, and what cannot be imported.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage old-data import ads-adrotate --dry-run
	 *
	 * @param list<string> $args Name.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function import( array $args, array $options ): void {
		$name   = $args[0];
		$is_dry = isset( $options['dry-run'] );
		$read   = 0;
		$raised = 0;
		do {
			$step    = self::attempt( static fn (): array => Importers::step( $name, $is_dry, 0 === $read ) );
			$read   += $step['read'];
			$raised += $step['raised'];
		} while ( ! $step['is_done'] );
		$lines = $is_dry ? array_column( Importers::offers(), 'skipped', 'name' ) : array();
		foreach ( $lines[ $name ] ?? array() as $line ) {
			WP_CLI::line( "$line[title]: $line[why]" );
		}
		$said = $is_dry ? '%d found, %d would be imported. Nothing was saved.' : '%d read, %d imported.';
		WP_CLI::success( sprintf( $said, $read, $raised ) );
	}

	/**
	 * Takes back what was imported; what changed since then is kept.
	 *
	 * ## OPTIONS
	 *
	 * <name>
	 * : Name from `wp frontage old-data list`.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage old-data undo ads-adrotate
	 *
	 * @param list<string> $args Name.
	 */
	public function undo( array $args ): void {
		$undone = 0;
		do {
			$step    = self::attempt( static fn (): array => Importers::undo( $args[0] ) );
			$undone += $step['undone'];
		} while ( ! $step['is_done'] );
		WP_CLI::success( sprintf( '%d taken back.', $undone ) );
	}

	/**
	 * Runs a step, and prints its error.
	 *
	 * @template T of array
	 * @param callable(): T $work The step.
	 * @return T
	 */
	private static function attempt( callable $work ): array {
		try {
			return $work();
		} catch ( Invalid_Setting $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}
}
