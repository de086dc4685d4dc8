<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Secrets;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * The state of everything.
 *
 * Asks every section, in order; the only way from a section to a screen, so nothing secret gets past it.
 *
 * @phpstan-type Told array{slug: string, title: string, state: string, rows: list<Row>}
 */
final class Overview {
	/**
	 * All sections with what they found.
	 *
	 * @return list<Told>
	 */
	public static function read(): array {
		$sections = array_map( static fn ( string $name ): Section => new $name(), Manifest::implementations( Section::class ) );
		usort( $sections, static fn ( Section $one, Section $other ): int => array( $one->order(), $one->slug() ) <=> array( $other->order(), $other->slug() ) );
		$secrets = new Secrets();
		return array_map( static fn ( Section $section ): array => self::ask( $section, $secrets ), $sections );
	}

	/**
	 * All sections, their state together and the report to copy.
	 *
	 * @return array{state: string, sections: list<Told>, report: string}
	 */
	public static function summary(): array {
		$sections = self::read();
		return array(
			'state'    => self::state( $sections ),
			'sections' => $sections,
			'report'   => Report::text( $sections ),
		);
	}

	/**
	 * The state of all sections together.
	 *
	 * @param list<Told> $sections What `read` gave.
	 * @return string One of Row::STATES.
	 */
	public static function state( array $sections ): string {
		return Row::worst( array_merge( ...array_column( $sections, 'rows' ) ) );
	}

	/**
	 * Asks one section; one that breaks says so and leaves the others be.
	 *
	 * A table that is missing is a finding, so the database's own complaint is not written to logs.
	 *
	 * @param Section $section The section.
	 * @return list<Row> Not to be shown before `without` secrets.
	 */
	public static function rows( Section $section ): array {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		try {
			return $section->rows();
		} catch ( Throwable $error ) {
			$advice = __( 'Update Frontage. If the problem persists, report it and include the text of this page.', 'frontage' );
			return array( Row::bad( __( 'This section could not be checked', 'frontage' ), $error->getMessage(), $advice ) );
		} finally {
			$wpdb->suppress_errors( $shown );
		}
	}

	/**
	 * What a section told, as it may be shown.
	 *
	 * @param Section $section The section.
	 * @param Secrets $secrets What must not be seen.
	 * @return Told
	 */
	private static function ask( Section $section, Secrets $secrets ): array {
		$rows = array_map( static fn ( Row $row ): Row => $row->without( $secrets ), self::rows( $section ) );
		return array(
			'slug'  => $section->slug(),
			'title' => $section->title(),
			'state' => Row::worst( $rows ),
			'rows'  => $rows,
		);
	}
}
