<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Report;
use Frontage\Admin\Status\Row;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp frontage status`.
 *
 * The command; WP-CLI shows the text above `__invoke` as its help.
 */
final class Status_Command {
	/**
	 * Shows the state of Frontage on this site.
	 *
	 * Ends with exit code 1 if anything needs attention, so that it can watch over a site.
	 *
	 * ## OPTIONS
	 *
	 * [--section=<slug>]
	 * : Only this section, such as `schedule`.
	 *
	 * [--report]
	 * : Print the report of the Status tab, to be pasted into a support request.
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
	 *     # Is anything wrong?
	 *     $ wp frontage status --format=json
	 *
	 *     # Only the scheduled work.
	 *     $ wp frontage status --section=schedule
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$sections = Overview::read();
		if ( isset( $options['section'] ) ) {
			$sections = array_values( array_filter( $sections, static fn ( array $section ): bool => $section['slug'] === $options['section'] ) );
		}
		if ( array() === $sections ) {
			/* translators: %s: names of sections. */
			WP_CLI::error( sprintf( __( 'Unknown section. Available sections: %s.', 'frontage' ), implode( ', ', array_column( Overview::read(), 'slug' ) ) ) );
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
	 * All facts as rows.
	 *
	 * @param list<array{slug: string, title: string, state: string, rows: list<Row>}> $sections What was found.
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
