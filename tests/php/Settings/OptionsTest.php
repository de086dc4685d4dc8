<?php
/**
 * What the site's owner has chosen.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Settings;

use Frontage\Settings\Options;

/**
 * Switches and values: stored, constant or default.
 */
final class OptionsTest extends Settings_Case {
	public function test_rooms_are_on_unless_they_say_otherwise(): void {
		self::assertTrue( Options::is_on( 'blocks', 'stub-block' ) );
		self::assertFalse( Options::is_on( 'features', 'stub-room' ) );
		self::assertTrue( Options::is_on( 'blocks', 'no-such-block' ) );
	}

	public function test_the_owner_switches(): void {
		Options::save(
			array(
				'blocks'   => array( 'stub-block' => false ),
				'features' => array( 'stub-room' => true ),
			),
			array()
		);
		self::assertFalse( Options::is_on( 'blocks', 'stub-block' ) );
		self::assertTrue( Options::is_on( 'features', 'stub-room' ) );
	}

	public function test_a_value_is_the_default_until_it_is_saved(): void {
		self::assertSame( 40, Options::get( 'stub-room', 'offset' ) );
		Options::save( array(), array( 'stub-room' => array( 'offset' => 12 ) ) );
		Options::save( array(), array( 'stub-room' => array( 'title' => '' ) ) );
		self::assertSame( 12, Options::get( 'stub-room', 'offset' ) );
		self::assertSame( '', Options::get( 'stub-room', 'title' ) );
		self::assertNull( Options::get( 'stub-room', 'nothing' ) );
		self::assertNull( Options::get( 'stub-block', 'offset' ) );
	}

	public function test_a_stored_value_that_no_longer_fits_is_the_default(): void {
		update_option(
			Options::OPTION,
			array(
				'on'     => 'broken',
				'values' => array(
					'stub-room' => array(
						'offset' => 501,
						'side'   => array( 'x' ),
					),
				),
			)
		);
		self::assertSame( 40, Options::get( 'stub-room', 'offset' ) );
		self::assertSame( 'left', Options::get( 'stub-room', 'side' ) );
		self::assertTrue( Options::is_on( 'blocks', 'stub-block' ) );
		update_option( Options::OPTION, 'broken' );
		self::assertSame( 40, Options::get( 'stub-room', 'offset' ) );
	}

	public function test_pages_ask_the_database_nothing(): void {
		global $wpdb;
		Options::save( array( 'blocks' => array( 'stub-block' => false ) ), array() );
		wp_load_alloptions( true );
		$before = $wpdb->num_queries;
		Options::is_on( 'blocks', 'stub-block' );
		Options::get( 'stub-room', 'offset' );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayHasKey( Options::OPTION, wp_load_alloptions() );
	}

	public function test_constants_win(): void {
		define( 'FRONTAGE_HELD_BLOCK', false );
		define( 'FRONTAGE_HELD_ROOM_LOUD', '0' );
		defined( 'FRONTAGE_HELD_ROOM_SIDE' ) || define( 'FRONTAGE_HELD_ROOM_SIDE', 'nonsense' );
		Options::save( array( 'blocks' => array( 'held-block' => true ) ), array( 'held-room' => array( 'loud' => true ) ) );
		self::assertFalse( Options::is_on( 'blocks', 'held-block' ) );
		self::assertFalse( Options::get( 'held-room', 'loud' ) );
		self::assertSame( 'left', Options::get( 'held-room', 'side' ) );
	}
}
