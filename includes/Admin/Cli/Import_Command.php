<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Admin\Transfer\Counters_Part;
use Frontage\Admin\Transfer\Import;
use Frontage\Admin\Transfer\Plan;
use Frontage\Admin\Transfer\Undo;
use Frontage\Base\Settings\Invalid_Setting;
use Throwable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage import` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Import_Command implements Command {
	public static function command(): string {
		return 'frontage import';
	}

	/**
	 * Imports a file written by `wp frontage export`. Imports everything or nothing.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to read; `-` reads from standard input.
	 *
	 * [--dry-run]
	 * : Only report what would change.
	 *
	 * [--parts=<names>]
	 * : Comma-separated list of parts to import.
	 *
	 * [--counters=<how>]
	 * : Whether to keep the higher number or to use the file's.
	 * ---
	 * default: merge
	 * options:
	 *   - merge
	 *   - replace
	 * ---
	 *
	 * [--undo]
	 * : Undo the last import; possible for one day.
	 *
	 * [--format=<format>]
	 * : Output format of the changes.
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
	 *     $ wp frontage import frontage.json --dry-run
	 *     $ wp frontage import frontage.json --counters=replace
	 *     $ wp frontage import --undo
	 *
	 * @param list<string> $args File name.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		try {
			if ( isset( $options['undo'] ) ) {
				Undo::run();
				WP_CLI::success( __( 'The last import was undone.', 'frontage' ) );
				return;
			}
			$this->import( self::text( $args[0] ?? '' ), $options );
		} catch ( Invalid_Setting $error ) {
			WP_CLI::error( "$error->field: {$error->getMessage()}" );
		} catch ( Throwable $error ) {
			/* translators: %s: error message from the database. */
			WP_CLI::error( sprintf( __( 'Nothing was changed. %s', 'frontage' ), $error->getMessage() ) );
		}
	}

	/**
	 * Imports the file, or reports what would change.
	 *
	 * @param string $text File contents.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	private function import( string $text, array $options ): void {
		$import = Import::of(
			$text,
			Names::of( $options['parts'] ?? '' ),
			array( 'counters' => $options['counters'] ?? Counters_Part::MERGE )
		);
		$report = $import->plan->report();
		Printer::print( $options, self::rows( $report ), array( 'what', 'part', 'field', 'from', 'to', 'why' ) );
		$is_dry = isset( $options['dry-run'] );
		if ( ! $is_dry || $report['counts'][ Plan::REFUSED ] > 0 ) {
			$import->run();
		}
		if ( 'table' !== ( $options['format'] ?? 'table' ) ) {
			return;
		}
		if ( $is_dry ) {
			/* translators: 1: number of changes, 2: number of lines skipped. */
			$done = __( '%1$d would change, %2$d would be skipped. Nothing was saved.', 'frontage' );
		} else {
			/* translators: 1: number of changes, 2: number of lines skipped. */
			$done = __( '%1$d changed, %2$d skipped.', 'frontage' );
		}
		WP_CLI::success( sprintf( $done, $report['counts'][ Plan::CHANGE ], $report['counts'][ Plan::SKIPPED ] ) );
	}

	/**
	 * Returns the import plan as rows.
	 *
	 * @param array{
	 *     changes: list<array<string, mixed>>,
	 *     refused: list<array<string, mixed>>,
	 *     skipped: list<array<string, mixed>>,
	 * } $report Import plan.
	 * @return list<array<string, string>>
	 */
	private static function rows( array $report ): array {
		$rows  = array();
		$sorts = array(
			Plan::REFUSED => 'refused',
			Plan::CHANGE  => 'change',
			Plan::SKIPPED => 'left out',
		);
		foreach ( $sorts as $sort => $what ) {
			foreach ( $report[ $sort ] as $line ) {
				$row = array( 'what' => $what );
				foreach ( array( 'part', 'field', 'from', 'to', 'why' ) as $name ) {
					$value        = $line[ $name ] ?? '';
					$row[ $name ] = is_string( $value ) ? $value : (string) wp_json_encode( $value );
				}
				$rows[] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Reads the file, or standard input.
	 *
	 * @param string $file File name.
	 */
	private static function text( string $file ): string {
		if ( '' === $file ) {
			WP_CLI::error( __( 'Specify a file: wp frontage import <file>.', 'frontage' ) );
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors,WordPress.WP.AlternativeFunctions -- said in words below.
		$text = @file_get_contents( '-' === $file ? 'php://stdin' : $file );
		if ( false === $text ) {
			/* translators: %s: name of a file. */
			WP_CLI::error( sprintf( __( '“%s” could not be read.', 'frontage' ), $file ) );
		}
		return (string) $text;
	}
}
