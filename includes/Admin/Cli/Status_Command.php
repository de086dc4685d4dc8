<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Report;
use Frontage\Admin\Status\Row;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage status` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Status_Command implements Command {
	public static function command(): string {
		return 'frontage status';
	}

	/**
	 * Shows the status of Frontage on this site.
	 *
	 * Exits with code 1 if anything needs attention, so it can be used for monitoring.
	 *
	 * ## OPTIONS
	 *
	 * [--section=<slug>]
	 * : Limit the output to one section, such as `schedule`.
	 *
	 * [--report]
	 * : Print the report of the Status tab, for pasting into a support request.
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
	 *     # Is anything wrong?
	 *     $ wp frontage status --format=json
	 *
	 *     # Only scheduled tasks.
	 *     $ wp frontage status --section=schedule
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		$sections = Overview::read();
		if ( isset( $options['section'] ) ) {
			$sections = array_values(
				array_filter( $sections, static fn ( array $section ): bool => $section['slug'] === $options['section'] )
			);
		}
		if ( array() === $sections ) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: names of sections. */
					__( 'Unknown section. Available sections: %s.', 'frontage' ),
					implode( ', ', array_column( Overview::read(), 'slug' ) )
				)
			);
		}
		if ( isset( $options['report'] ) ) {
			WP_CLI::log( rtrim( Report::text( $sections ) ) );
		} else {
			Printer::print( $options, self::rows( $sections ), array( 'section', 'label', 'value', 'state', 'advice' ) );
		}
		if ( Row::BAD === Overview::state( $sections ) ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * Returns the status of all sections as rows.
	 *
	 * @param list<array{slug: string, title: string, state: string, rows: list<Row>}> $sections Status sections.
	 * @return list<array<string, string>>
	 */
	private static function rows( array $sections ): array {
		$rows = array();
		foreach ( $sections as $section ) {
			foreach ( $section['rows'] as $row ) {
				$rows[] = array( 'section' => $section['slug'] ) + $row->jsonSerialize();
			}
		}
		return $rows;
	}
}
