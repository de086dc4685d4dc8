<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Store\Retention;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp frontage cleanup`.
 *
 * The command; WP-CLI shows the text above `__invoke` as its help.
 */
final class Cleanup_Command {
	/**
	 * Throws away now what the daily clean-up would: what is older than it may be.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only tell how much there is.
	 *
	 * [--format=<format>]
	 * : How to print.
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
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$temporary = array_values( array_filter( Retention_Registry::all(), static fn ( Retention_Rule $one ): bool => null !== $one->chosen_days() ) );
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
	 * One thing that is kept for a time.
	 *
	 * @param Retention_Rule $one What is kept.
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
