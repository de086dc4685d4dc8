<?php
declare( strict_types=1 );

namespace Frontage\Tests\Environment;

use Frontage\Tests\TestCase;


/**
 * Tests isolation for tests that need committed data.
 *
 * Rows and tables are restored after a test, whatever it did to them.
 */
final class SnapshotTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	public function test_a_test_changes_rows_and_tables(): int {
		global $wpdb;
		$id = $this->make_post();
		// phpcs:ignore WordPress.DB
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}mark ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (id) )" );
		$wpdb->query( "DROP TABLE {$wpdb->links}" ); // phpcs:ignore WordPress.DB
		update_option( 'blogname', 'Changed' );
		self::assertSame( array(), $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}mark" ) ); // phpcs:ignore WordPress.DB
		return $id;
	}

	#[\PHPUnit\Framework\Attributes\Depends( 'test_a_test_changes_rows_and_tables' )]
	public function test_the_next_test_has_a_clean_database( int $id ): void {
		global $wpdb;
		self::assertNull( get_post( $id ) );
		self::assertSame( 'Frontage', get_option( 'blogname' ) );
		self::assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}mark'" ) ); // phpcs:ignore WordPress.DB
		self::assertCount( 1, $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->links}'" ) ); // phpcs:ignore WordPress.DB
	}
}
