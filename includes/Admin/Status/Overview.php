<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifests;
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
		$secrets  = new Secrets();
		$sections = Error_Boundary::each( Section::class, static fn ( string $name ): array => self::ask( new $name(), $secrets ) );
		usort(
			$sections,
			static fn ( array $one, array $other ): int => array( $one[0], $one[1]['slug'] ) <=> array( $other[0], $other[1]['slug'] )
		);
		return array_column( $sections, 1 );
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
			$owner = Manifests::owner( $section::class );
			'' === $owner || Error_Boundary::report( $error, $owner );
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
	 * @return array{int, Section_Data} Its order, and its data.
	 */
	private static function ask( Section $section, Secrets $secrets ): array {
		$rows = array_map( static fn ( Row $row ): Row => $row->without( $secrets ), self::rows( $section ) );
		$data = array(
			'slug'  => $section->slug(),
			'title' => $section->title(),
			'state' => Row::worst( $rows ),
			'rows'  => $rows,
		);
		return array( $section->order(), $data );
	}
}
