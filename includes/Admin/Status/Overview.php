<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Secrets;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the status of all sections, in order.
 *
 * Everything that reaches a screen passes through here, so that secrets are always removed.
 *
 * @phpstan-type Section_Data array{slug: string, title: string, state: string, rows: list<Row>}
 */
final class Overview {
	/**
	 * Returns all sections with their rows.
	 *
	 * @return list<Section_Data>
	 */
	public static function read(): array {
		$sections = array_map( static fn ( string $name ): Section => new $name(), Manifest::implementations( Section::class ) );
		usort(
			$sections,
			static fn ( Section $one, Section $other ): int => array( $one->order(), $one->slug() )
				<=> array( $other->order(), $other->slug() )
		);
		$secrets = new Secrets();
		return array_map( static fn ( Section $section ): array => self::ask( $section, $secrets ), $sections );
	}

	/**
	 * All sections, their state together and the report to copy.
	 *
	 * @return array{state: string, sections: list<Section_Data>, report: string}
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
	 * Returns the overall state of all sections.
	 *
	 * @param list<Section_Data> $sections Result of `read`.
	 * @return string One of Row::STATES.
	 */
	public static function state( array $sections ): string {
		return Row::worst( array_merge( ...array_column( $sections, 'rows' ) ) );
	}

	/**
	 * Returns a section's rows. A section that throws returns an error row and does not affect the others.
	 *
	 * Suppresses database errors, because a missing table is a finding and not something to log.
	 *
	 * @return list<Row> Not safe to show before `without()` removed the secrets.
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
	 * Returns a section with its secrets removed.
	 *
	 * @param Secrets $secrets Secrets to remove.
	 * @return Section_Data
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
