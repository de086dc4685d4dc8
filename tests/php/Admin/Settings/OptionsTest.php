<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Settings\Options;


/**
 * Tests how options are resolved.
 *
 * Switches and values: stored, constant or default.
 */
final class OptionsTest extends Settings_TestCase {
	public function test_modules_are_active_by_default(): void {
		self::assertTrue( Options::is_on( 'blocks', 'stub-block' ) );
		self::assertFalse( Options::is_on( 'features', 'stub-module' ) );
		self::assertTrue( Options::is_on( 'blocks', 'no-such-block' ) );
	}

	public function test_owners_can_turn_modules_off(): void {
		Options::save(
			array(
				'blocks'   => array( 'stub-block' => false ),
				'features' => array( 'stub-module' => true ),
			),
			array()
		);
		self::assertFalse( Options::is_on( 'blocks', 'stub-block' ) );
		self::assertTrue( Options::is_on( 'features', 'stub-module' ) );
	}

	public function test_a_value_is_the_default_until_it_is_saved(): void {
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
		Options::save( array(), array( 'stub-module' => array( 'offset' => 12 ) ) );
		Options::save( array(), array( 'stub-module' => array( 'title' => '' ) ) );
		self::assertSame( 12, Options::get( 'stub-module', 'offset' ) );
		self::assertSame( '', Options::get( 'stub-module', 'title' ) );
		self::assertNull( Options::get( 'stub-module', 'nothing' ) );
		self::assertNull( Options::get( 'stub-block', 'offset' ) );
	}

	public function test_what_was_saved_before_a_feature_was_renamed_counts_until_it_is_saved_again(): void {
		$stored = array(
			'on'     => array( 'features' => array( 'fragment-scroll' => true ) ),
			'values' => array( 'fragment-scroll' => array( 'space' => 70 ) ),
		);
		update_option( Options::OPTION, $stored );
		self::assertTrue( Options::is_on( 'features', 'smooth-scroll' ) );
		self::assertSame( 70, Options::get( 'smooth-scroll', 'space' ) );
		Options::save( array( 'features' => array( 'smooth-scroll' => false ) ), array( 'smooth-scroll' => array( 'space' => 0 ) ) );
		self::assertFalse( Options::is_on( 'features', 'smooth-scroll' ) );
		self::assertSame( 0, Options::get( 'smooth-scroll', 'space' ) );
		self::assertSame( array( 'smooth-scroll' ), array_keys( get_option( Options::OPTION )['values'] ) );
	}

	public function test_an_extension_turned_off_before_it_was_renamed_is_off(): void {
		update_option( Options::OPTION, array( 'on' => array( 'extensions' => array( 'module-link' => false ) ) ) );
		self::assertFalse( Options::is_on( 'extensions', 'block-link' ) );
	}

	public function test_an_invalid_stored_value_falls_back_to_the_default(): void {
		update_option(
			Options::OPTION,
			array(
				'on'     => 'broken',
				'values' => array(
					'stub-module' => array(
						'offset' => 501,
						'side'   => array( 'x' ),
					),
				),
			)
		);
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
		self::assertSame( 'left', Options::get( 'stub-module', 'side' ) );
		self::assertTrue( Options::is_on( 'blocks', 'stub-block' ) );
		update_option( Options::OPTION, 'broken' );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
	}

	public function test_pages_need_no_queries(): void {
		global $wpdb;
		Options::save( array( 'blocks' => array( 'stub-block' => false ) ), array() );
		wp_load_alloptions( true );
		$before = $wpdb->num_queries;
		Options::is_on( 'blocks', 'stub-block' );
		Options::get( 'stub-module', 'offset' );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayHasKey( Options::OPTION, wp_load_alloptions() );
	}

	public function test_constants_override_settings(): void {
		define( 'FRONTAGE_HELD_BLOCK', false );
		define( 'FRONTAGE_HELD_MODULE_LOUD', '0' );
		defined( 'FRONTAGE_HELD_MODULE_SIDE' ) || define( 'FRONTAGE_HELD_MODULE_SIDE', 'nonsense' );
		Options::save( array( 'blocks' => array( 'held-block' => true ) ), array( 'held-module' => array( 'loud' => true ) ) );
		self::assertFalse( Options::is_on( 'blocks', 'held-block' ) );
		self::assertFalse( Options::get( 'held-module', 'loud' ) );
		self::assertSame( 'left', Options::get( 'held-module', 'side' ) );
	}
}
