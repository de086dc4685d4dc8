<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Store\Retention;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage cleanup` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Cleanup_Command implements Command {
	public static function command(): string {
		return 'frontage cleanup';
	}

	/**
	 * Runs the daily cleanup now: deletes data that is past its retention period.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only report how much would be deleted.
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
	 *     $ wp frontage cleanup --dry-run
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		$temporary = array_values(
			array_filter( Retention_Registry::all(), static fn ( Retention_Rule $one ): bool => null !== $one->chosen_days() )
		);
		$rows      = array_map( array( self::class, 'row' ), $temporary );
		Printer::print( $options, $rows, array( 'name', 'what', 'where', 'days', 'old' ) );
		if ( isset( $options['dry-run'] ) ) {
			return;
		}
		Retention::run();
		if ( 'table' === ( $options['format'] ?? 'table' ) ) {
			WP_CLI::success( __( 'Cleanup complete.', 'frontage' ) );
		}
	}

	/**
	 * Returns the row for one retention rule.
	 *
	 * @return array{name: string, what: string, where: string, days: int, old: int|string}
	 */
	private static function row( Retention_Rule $one ): array {
		return array(
			'name'  => $one->id,
			'what'  => $one->label,
			'where' => $one->where,
			'days'  => (int) $one->chosen_days(),
			'old'   => $one->old() ?? '?',
		);
	}
}
