<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Admin\Editor\Editor;
use Frontage\Admin\Editor\Editor_Help;
use Frontage\Admin\Privacy\Third_Parties;
use Frontage\Base\Manifest;
use Frontage\Tests\TestCase;


/**
 * Tests the data passed to the editor.
 *
 * URLs and little else; the script only where posts are edited.
 */
final class EditorHelpTest extends TestCase {
	protected function tearDown(): void {
		Manifest::override( null );
		unset( $GLOBALS['current_screen'] );
		foreach ( array( 'frontage-editor-help', 'frontage-editor' ) as $handle ) {
			wp_dequeue_script( $handle );
			wp_deregister_script( $handle );
		}
		parent::tearDown();
	}

	public function test_only_users_who_can_change_settings_get_a_link(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( '', Editor_Help::data()['settings'] );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertStringContainsString( 'page=frontage', Editor_Help::data()['settings'] );
	}

	public function test_collects_third_parties_from_modules_and_a_filter(): void {
		$manifest           = Manifest::get();
		$manifest['blocks'] = array(
			'tabs' => array(
				'kind'      => 'blocks',
				'providers' => array( 'mailchimp', 'unknown' ),
			),
		) + $manifest['blocks'];
		Manifest::override( $manifest );
		$party = array(
			'name'  => 'Maps',
			'hosts' => array( 'maps.test' ),
		);
		add_filter(
			'frontage_third_parties',
			static fn ( array $all ): array => $all + array(
				'gallery' => array( $party, 'nonsense' ),
				'none'    => array(),
			)
		);
		$found = Third_Parties::by_module();
		self::assertArrayNotHasKey( 'none', $found );
		self::assertSame( 'Mailchimp', $found['tabs'][0]['name'] );
		self::assertNotEmpty( $found['tabs'][0]['hosts'] );
		self::assertStringStartsWith( 'https://', $found['tabs'][0]['policy'] ?? '' );
		self::assertSame( array( $party ), $found['gallery'] );
		remove_all_filters( 'frontage_third_parties' );
		add_filter( 'frontage_third_parties', '__return_false' );
		self::assertSame( array(), Third_Parties::by_module() );
	}

	public function test_loads_only_in_the_editor(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		$cases = array(
			'widgets'   => false,
			'dashboard' => false,
			'post'      => true,
		);
		foreach ( $cases as $screen => $is_loaded ) {
			set_current_screen( $screen );
			Editor::register();
			Editor_Help::enqueue();
			self::assertSame( $is_loaded, wp_script_is( 'frontage-editor-help' ), $screen );
		}
		$data = wp_scripts()->get_inline_script_data( 'frontage-editor-help', 'before' );
		self::assertStringStartsWith( 'window.frontageHelp = {', $data );
		self::assertStringNotContainsString( '</', $data );
		self::assertLessThan( 10_000, strlen( $data ), 'Costs are requested when a panel shows them.' );
		self::assertContains( 'frontage-editor', wp_scripts()->registered['frontage-editor-help']->deps );
	}
}
