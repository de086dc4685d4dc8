<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Http\Content_Version;
use Frontage\Tests\TestCase;

/**
 * Tests the creation and removal of tables.
 *
 * Migrating once, not at all, after a crash; removing everything. For concurrency see ParallelTest.
 */
final class SchemaTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** @return list<string> Our existing tables. */
	private function tables(): array {
		global $wpdb;
		return array_values(
			array_filter(
				Tables::all(),
				static fn ( string $table ): bool => null !== $wpdb->get_var(
					$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) )
				)
			)
		);
	}

	/** Makes the site one whose tables nobody has created. */
	private function forget_version(): void {
		delete_option( Schema::OPTION );
		Values::delete( Schema::OPTION );
	}

	public function test_a_page_needs_no_query(): void {
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Schema::migrate();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( Tables::all(), $this->tables() );
	}

	public function test_installs_all_tables_on_a_new_site(): void {
		Uninstaller::uninstall_all_sites();
		self::assertSame( array(), $this->tables() );
		Schema::migrate();
		self::assertSame( Tables::all(), $this->tables() );
		self::assertTrue( Schema::is_current() );
		self::assertSame( 64, strlen( (string) Values::get( 'frontage_token_key' ) ) );
		self::assertSame( 'daily', wp_get_schedule( Retention::HOOK ) );
		self::assertNotNull( Lock::acquire( 'schema', 1 ), 'The lock was not released.' );
	}

	public function test_an_interrupted_migration_continues_without_data_loss(): void {
		global $wpdb;
		Counters::set( 'test', 7, 5 );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', Tables::name( 'votes' ) ) );
		$this->forget_version();
		Schema::migrate();
		self::assertSame( Tables::all(), $this->tables() );
		self::assertSame( 5, Counters::get( 'test', 7 ) );
	}

	public function test_does_not_wait_for_another_migration(): void {
		$this->forget_version();
		$lock = Lock::acquire( 'schema', 60 );
		self::assertNotNull( $lock );
		Schema::migrate();
		self::assertFalse( Schema::is_current() );
		$lock->release();
		Schema::migrate();
		self::assertTrue( Schema::is_current() );
	}

	public function test_takes_over_from_a_crashed_process(): void {
		$this->forget_version();
		Lock::acquire( 'schema', -1 );
		Schema::migrate();
		self::assertTrue( Schema::is_current() );
	}

	public function test_a_lock_has_one_owner(): void {
		$lock = Lock::acquire( 'test', 60 );
		self::assertNotNull( $lock );
		self::assertNull( Lock::acquire( 'test', 60 ) );
		$lock->release();
		$dead = Lock::acquire( 'test', -1 );
		$next = Lock::acquire( 'test', 60 );
		self::assertNotNull( $dead );
		self::assertNotNull( $next );
		$dead->release();
		self::assertNull( Lock::acquire( 'test', 60 ), 'The dead owner gave back what is not his.' );
	}

	public function test_an_older_version_does_not_change_newer_tables(): void {
		global $wpdb;
		update_option( Schema::OPTION, Migrations::LATEST + 5 );
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Schema::migrate();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( Migrations::LATEST + 5, (int) get_option( Schema::OPTION ) );
	}

	public function test_an_update_clears_what_contains_words_of_hidden_blocks(): void {
		$version = Content_Version::current();
		$changed = wp_cache_get_last_changed( 'posts' );
		$emptied = did_action( 'litespeed_purge_all' );
		Migrations::run( 20 );
		self::assertNotSame( $version, Content_Version::current() );
		self::assertNotSame( $changed, wp_cache_get_last_changed( 'posts' ) );
		self::assertFalse( Search_Builder::progress()['isDone'] );
		self::assertSame( $emptied + 1, did_action( 'litespeed_purge_all' ) );
	}
}
