<?php
declare( strict_types=1 );

namespace Frontage\Tests\Life;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Remove_On_Delete;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Tests\TestCase;


/**
 * Tests what remains when the plugin is deleted.
 *
 * Nothing if the owner chose removal, otherwise everything. Content always stays.
 */
final class RemovalTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const OTHERS = array(
		'other' => array( 'a' => 1 ),
		'core'  => array( 'b' => 2 ),
	);

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = wp_upload_dir()['basedir'] . '/frontage';
	}

	/** Deletes the plugin as WordPress does. */
	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage/plugin.php' );
		include Paths::path( 'uninstall.php' );
	}

	/** @return list<string> Database columns that contain the word, as `table.column`. */
	private static function traces(): array {
		global $wpdb;
		$found = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( str_contains( (string) $table, 'frontage' ) ) {
				$found[] = (string) $table;
			}
			foreach ( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A ) as $row ) {
				foreach ( $row as $column => $value ) {
					if ( 'posts' !== substr( (string) $table, -5 ) && str_contains( (string) $value, 'frontage' ) ) {
						$found[] = "$table.$column " . ( $row['option_name'] ?? $row['meta_key'] ?? '' );
					}
				}
			}
		}
		return $found;
	}

	/** Creates data in every place where Frontage may store some. */
	private function use_everything(): int {
		global $wpdb;
		$post = $this->make_post( array( 'post_content' => '<!-- wp:frontage/tabs /-->' ) );
		Counters::add( 'likes', $post );
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array( 'mailchimp' => array( 'api_key' => 'planted' ) ) );
		set_transient( 'frontage_test', 'x', 60 );
		set_site_transient( 'frontage_test', 'x', 60 );
		wp_schedule_single_event( time() + 60, 'frontage_some_day', array( 'frontage' ) );
		Retention::schedule();
		update_post_meta( $post, '_frontage_note', 'x' );
		update_term_meta( 1, 'frontage_note', 'x' );
		update_comment_meta( $this->make_comment( $post ), 'frontage_note', 'x' );
		update_user_meta( 1, 'frontage_welcome', 'x' );
		update_user_meta( 1, $wpdb->prefix . 'frontage_welcome', 'x' );
		update_user_meta(
			1,
			$wpdb->get_blog_prefix() . 'persisted_preferences',
			self::OTHERS + array( 'frontage/help' => array( 'seen' => true ) )
		);
		$wpdb->query(
			$wpdb->prepare( 'CREATE TABLE %i (id bigint NOT NULL, PRIMARY KEY (id))', $wpdb->prefix . 'frontage_of_a_newer_version' )
		);
		wp_mkdir_p( $this->folder . '/deep/er' );
		file_put_contents( $this->folder . '/deep/er/file.txt', 'x' );
		symlink( ABSPATH . 'index.php', $this->folder . '/link' );
		symlink( ABSPATH . 'wp-includes', $this->folder . '/deep/folder-link' );
		update_option( 'other_thing', 'stays' );
		return $post;
	}

	public function test_removes_all_data_if_the_owner_chose_so(): void {
		global $wpdb;
		wp_delete_file( $this->folder );
		$kept = array_filter( self::traces(), static fn ( string $trace ): bool => str_contains( $trace, 'active_plugins' ) );
		$post = $this->use_everything();
		Options::save( array(), array( Options::SITE => array( Remove_On_Delete::KEY => true ) ) );
		self::uninstall();
		self::assertSame( array_values( $kept ), self::traces() );
		self::assertDirectoryDoesNotExist( $this->folder );
		self::assertFileExists( ABSPATH . 'index.php' );
		self::assertFileExists( ABSPATH . 'wp-includes/version.php' );
		self::assertSame( 'stays', get_option( 'other_thing' ) );
		self::assertSame( self::OTHERS, get_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', true ) );
		self::assertSame( '<!-- wp:frontage/tabs /-->', get_post( $post )?->post_content );
	}

	public function test_keeps_all_data_by_default(): void {
		$post = $this->use_everything();
		self::uninstall();
		self::assertSame( 1, Counters::get( 'likes', $post ) );
		self::assertFalse( Options::is_on( 'blocks', 'tabs' ) );
		self::assertSame( 'planted', Options::get( 'mailchimp', 'api_key' ) );
		self::assertFileExists( $this->folder . '/deep/er/file.txt' );
		Uninstaller::uninstall_all_sites();
		self::assertDirectoryDoesNotExist( $this->folder );
	}

	public function test_deactivation_unschedules_events_and_keeps_the_data(): void {
		$post = $this->use_everything();
		do_action( 'deactivate_' . plugin_basename( Paths::file() ), false );
		self::assertStringNotContainsString( 'frontage', serialize( _get_cron_array() ) );
		self::assertSame( 1, Counters::get( 'likes', $post ) );
		self::assertNotSame( array(), Tables::all() );
		Uninstaller::uninstall_all_sites();
	}
}
