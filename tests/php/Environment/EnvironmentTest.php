<?php
declare( strict_types=1 );

namespace Frontage\Tests\Environment;

use Frontage\Tests\Died;
use Frontage\Tests\TestCase;


/**
 * Tests the assumptions of all other PHP tests.
 *
 * A real WordPress with Frontage active, on the requested database, clean for every test.
 */
final class EnvironmentTest extends TestCase {
	public function test_wordpress_uses_the_requested_database(): void {
		global $wpdb;
		self::assertSame( 'mysql' === getenv( 'DB' ), ! $wpdb instanceof \WP_SQLite_DB );
		self::assertNotEmpty( get_option( 'siteurl' ) );
	}

	public function test_frontage_is_an_active_plugin_with_working_addresses(): void {
		self::assertContains( 'frontage/plugin.php', get_option( 'active_plugins' ) );
		self::assertSame( 'http://example.org/wp-content/plugins/frontage/build/x.js', \Frontage\Base\Paths::url( 'build/x.js' ) );
	}

	public function test_creates_and_renders_content(): void {
		$this->make_comment( $this->make_post() );
		$this->make_term( 'News' );
		self::assertTrue( user_can( $this->make_user( 'editor' ), 'edit_others_posts' ) );
		self::assertStringContainsString( '>Hello</p>', $this->render( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ) );
		self::assertTrue( is_single() );
	}

	public function test_creates_an_image(): void {
		self::assertStringContainsString( 'srcset', wp_get_attachment_image( $this->make_image( 1600, 1200 ), 'large' ) );
	}

	public function test_a_test_changes_the_state(): int {
		$id = $this->make_post( array( 'post_title' => 'Mark' ) );
		update_option( 'frontage_test_mark', 'yes' );
		add_filter( 'frontage_test_mark', '__return_true' );
		$_GET['mark'] = '1';
		self::assertSame( 'Mark', get_the_title( $id ) );
		return $id;
	}

	#[\PHPUnit\Framework\Attributes\Depends( 'test_a_test_changes_the_state' )]
	public function test_the_next_test_has_a_clean_state( int $id ): void {
		self::assertNull( get_post( $id ) );
		self::assertFalse( get_option( 'frontage_test_mark' ) );
		self::assertFalse( has_filter( 'frontage_test_mark' ) );
		self::assertArrayNotHasKey( 'mark', $_GET );
	}

	public function test_wp_die_throws(): void {
		$this->expectException( Died::class );
		$this->expectExceptionMessage( 'Enough' );
		wp_die( 'Enough' );
	}

	public function test_expected_log_lines_do_not_fail(): void {
		$this->expect_log( '/as announced/' );
		error_log( 'as announced' );
	}
}
