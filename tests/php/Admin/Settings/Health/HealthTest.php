<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Health;

use Frontage\Base\Clock;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Retention;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use WP_Site_Health;

/**
 * Tests the Site Health integration.
 *
 * Direct tests, as Site Health runs them, and the debug information.
 */
final class HealthTest extends Rest_TestCase {
	protected const ISOLATION = 'snapshot';

	/** @return array{status: string, label: string, description: string} Result of one of our direct tests. */
	private static function ask( string $name ): array {
		return call_user_func( WP_Site_Health::get_tests()['direct'][ "frontage_$name" ]['test'] );
	}

	public function test_registers_all_tests(): void {
		$tests = WP_Site_Health::get_tests();
		$ours  = static fn ( array $names ): array => array_values(
			array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, 'frontage_' ) )
		);
		self::assertSame(
			array( 'frontage_tables', 'frontage_cron', 'frontage_uploads', 'frontage_cache', 'frontage_proxy' ),
			$ours( array_keys( $tests['direct'] ) )
		);
		self::assertSame( array( 'frontage_cached_page' ), $ours( array_keys( $tests['async'] ) ) );
		self::assertTrue( $tests['async']['frontage_cached_page']['has_rest'] );
	}

	public function test_detects_missed_cron_events(): void {
		self::put_off_due_work();
		self::assertSame( 'good', self::ask( 'cron' )['status'] );
		wp_clear_scheduled_hook( Retention::HOOK );
		wp_schedule_event( time() - 2 * DAY_IN_SECONDS, 'daily', Retention::HOOK );
		$result = self::ask( 'cron' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'Overdue by 2 days', $result['description'] );
		self::assertStringContainsString( 'wp-cron.php', $result['description'] );
	}

	public function test_detects_a_missing_table(): void {
		global $wpdb;
		self::assertSame( 'good', self::ask( 'tables' )['status'] );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', Tables::name( 'limits' ) ) );
		self::assertSame( 'critical', self::ask( 'tables' )['status'] );
	}

	public function test_detects_an_uploads_folder_that_is_not_writable(): void {
		self::assertSame( 'good', self::ask( 'uploads' )['status'] );
		add_filter( 'upload_dir', static fn ( array $folder ): array => array( 'basedir' => __FILE__ . '/nowhere' ) + $folder );
		self::assertSame( 'critical', self::ask( 'uploads' )['status'] );
		self::assertStringNotContainsString( 'nowhere', self::ask( 'uploads' )['description'] );
	}

	public function test_a_new_site_without_an_uploads_folder_is_fine(): void {
		$new = get_temp_dir() . 'frontage-new-' . wp_generate_password( 8, false ) . '/uploads';
		add_filter( 'upload_dir', static fn ( array $folder ): array => array( 'basedir' => $new ) + $folder );
		$result = self::ask( 'uploads' );
		self::assertSame( 'good', $result['status'] );
		self::assertStringContainsString( 'Created with the first upload', $result['description'] );
		self::assertDirectoryDoesNotExist( $new );
	}

	public function test_recommends_a_persistent_cache_for_busy_sites(): void {
		global $wpdb;
		$was = wp_using_ext_object_cache( false );
		self::assertSame( 'good', self::ask( 'cache' )['status'] );
		add_filter( 'frontage_busy_votes', static fn (): int => 1 );
		self::assertStringContainsString( 'enough for this site', self::ask( 'cache' )['description'] );
		Retry::write(
			$wpdb->prepare(
				"INSERT INTO %i (kind, object_id, visitor, created) VALUES ('likes', 7, 'a', %s)",
				Tables::name( 'votes' ),
				Clock::day()
			)
		);
		self::assertSame( 'recommended', self::ask( 'cache' )['status'] );
		wp_using_ext_object_cache( true );
		try {
			self::assertSame( 'good', self::ask( 'cache' )['status'] );
		} finally {
			wp_using_ext_object_cache( (bool) $was );
		}
	}

	public function test_masks_private_values_in_the_debug_information(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
		Options::save( array(), array( 'stub-module' => array( 'key' => 'swordfish' ) ) );
		Log::count( 'failed', 'an-action', 'swordfish' );
		$all    = \WP_Debug_Data::debug_data();
		$fields = $all['frontage']['fields'];
		self::assertSame( 'Versions: Frontage', $fields['versions-0']['label'] );
		self::assertTrue( $fields['constants-0']['private'] );
		self::assertFalse( $fields['versions-0']['private'] );
		self::assertStringNotContainsString( 'swordfish', (string) wp_json_encode( $all['frontage'] ) );
		self::assertStringNotContainsString( 'an-action', \WP_Debug_Data::format( $all, 'debug' ) );
	}

	public function test_only_users_with_access_to_site_health_may_run_it(): void {
		$this->assert_only_administrators( fn () => $this->get( '/health/cached-page' ) );
		self::assertNotEmpty( Manifest::get()['blocks'] );
	}
}
