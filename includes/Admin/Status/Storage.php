<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;

defined( 'ABSPATH' ) || exit;

/** The status of database tables: their versions, expected and found. */
final class Storage implements Section {
	public function slug(): string {
		return 'storage';
	}

	public function title(): string {
		return __( 'Tables', 'frontage' );
	}

	public function order(): int {
		return 20;
	}

	public function rows(): array {
		return array( self::version(), ...array_map( array( self::class, 'table' ), Tables::all() ) );
	}

	/** Checks the version of the database schema. */
	private static function version(): Row {
		$found    = Schema::version();
		$expected = Migrations::LATEST;
		$label    = __( 'Table version', 'frontage' );
		/* translators: 1: version found, 2: version expected. */
		$value = sprintf( __( '%1$d, expected %2$d', 'frontage' ), $found, $expected );
		return match ( true ) {
			$found < $expected => Row::bad(
				$label,
				$value,
				__(
					'Open any page of the site so that Frontage updates its tables. If the problem persists, the database is rejecting the change. Ask your host for help.',
					'frontage'
				)
			),
			$found > $expected => Row::warn(
				$label,
				$value,
				__(
					'A newer version of Frontage was used on this site before. Your data is safe. Update Frontage to use all of it.',
					'frontage'
				)
			),
			default => Row::good( $label, $value ),
		};
	}

	/**
	 * Checks one table.
	 *
	 * @param string $table Full table name.
	 */
	private static function table( string $table ): Row {
		global $wpdb;
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			return Row::bad(
				$table,
				__( 'Missing', 'frontage' ),
				__(
					'Restore it from a backup, or click “Recreate missing tables”. Recreating it does not bring back its data.',
					'frontage'
				)
			);
		}
		$rows = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) );
		/* translators: %s: number of rows. */
		return Row::good( $table, sprintf( _n( '%s row', '%s rows', $rows, 'frontage' ), number_format_i18n( $rows ) ) );
	}
}
