<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The status report for support requests.
 *
 * Plain text without secrets, personal data or server paths.
 *
 * @phpstan-import-type Section_Data from Overview
 */
final class Report {
	private const MARKS = array(
		Row::GOOD => '',
		Row::WARN => '! ',
		Row::BAD  => '!! ',
	);

	/**
	 * Returns the report.
	 *
	 * @param list<Section_Data> $sections Result of `Overview::read`.
	 */
	public static function text( array $sections ): string {
		/* translators: %s: a day, such as 2027-01-31. */
		$lines = array( sprintf( __( 'Frontage status, %s', 'frontage' ), Clock::day() ) );
		foreach ( $sections as $section ) {
			array_push( $lines, '', '## ' . $section['title'], ...array_map( array( self::class, 'line' ), $section['rows'] ) );
		}
		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * Returns one row as a line.
	 *
	 * @param Row $row Status row.
	 */
	private static function line( Row $row ): string {
		$line = self::MARKS[ $row->state ] . "$row->label: $row->value";
		return '' === $row->advice ? $line : "$line\n   → $row->advice";
	}
}
