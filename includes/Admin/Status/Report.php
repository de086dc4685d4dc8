<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;


defined( 'ABSPATH' ) || exit;

/**
 * The state of everything, to be pasted.
 *
 * Plain text for a support request: no secrets, no people, no folders of the server.
 *
 * @phpstan-import-type Told from Overview
 */
final class Report {
	private const MARKS = array(
		Row::GOOD => '',
		Row::WARN => '! ',
		Row::BAD  => '!! ',
	);

	/**
	 * Writes it.
	 *
	 * @param list<Told> $sections What `Overview::read` gave.
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
	 * Writes one fact.
	 *
	 * @param Row $row The fact.
	 */
	private static function line( Row $row ): string {
		$line = self::MARKS[ $row->state ] . "$row->label: $row->value";
		return '' === $row->advice ? $line : "$line\n   → $row->advice";
	}
}
