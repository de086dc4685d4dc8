<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Migration 11: what is sent on from form entries, who sent an entry, and what happens to forms by day. */
final class Form_Tables {
	/**
	 * Runs the migration.
	 *
	 * @param callable(string, string): void $create Creates a table, from its name and its columns.
	 */
	public static function add( callable $create ): void {
		global $wpdb;
		$create(
			'entry_jobs',
			'id bigint NOT NULL AUTO_INCREMENT, entry bigint NOT NULL, kind varchar(16) NOT NULL, target varchar(64) NOT NULL, '
				. 'data longtext NOT NULL, state varchar(10) NOT NULL, tries int NOT NULL DEFAULT 0, due bigint NOT NULL DEFAULT 0, '
				. 'problem varchar(500) NOT NULL, PRIMARY KEY (id), KEY entry (entry, id), KEY state (state, due)'
		);
		$create(
			'form_days',
			'form varchar(64) NOT NULL, day date NOT NULL, kind varchar(8) NOT NULL, hits bigint NOT NULL DEFAULT 1, '
				. 'PRIMARY KEY (form, day, kind), KEY day (day)'
		);
		$entries = Tables::name( 'entries' );
		if ( ! in_array( 'user', $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $entries ) ), true ) ) {
			Retry::write( $wpdb->prepare( 'ALTER TABLE %i ADD COLUMN user bigint NOT NULL DEFAULT 0', $entries ) );
		}
	}
}
