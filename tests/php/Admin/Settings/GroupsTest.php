<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Settings\Remove_On_Delete;


/**
 * Tests settings that belong to no module.
 *
 * They are saved, read and fixed by constants like those of modules; keys are stored separately.
 */
final class GroupsTest extends Settings_TestCase {
	protected function setUp(): void {
		parent::setUp();
		$manifest                                    = Manifest::get();
		$manifest['implementations'][ Group::class ] = array( Stub_Group::class, Remove_On_Delete::class );
		Manifest::override( $manifest );
	}

	public function test_saves_and_reads(): void {
		Options::save( array(), array( 'stub-group' => array( 'days' => 7 ) ) );
		self::assertSame( 7, Options::get( 'stub-group', 'days' ) );
		self::assertSame( array( 'days', 'key' ), array_keys( Registry::all()['stub-group'] ) );
	}

	public function test_secrets_are_not_autoloaded(): void {
		Options::save( array(), array( 'stub-group' => array( 'key' => 'swordfish' ) ) );
		self::assertSame( 'swordfish', Options::get( 'stub-group', 'key' ) );
		self::assertStringNotContainsString( 'swordfish', serialize( wp_load_alloptions( true ) ) );
		Options::save( array(), array( 'stub-group' => array( 'days' => 3 ) ) );
		self::assertSame( 'swordfish', Options::get( 'stub-group', 'key' ), 'Saving another setting lost the key.' );
		Options::save( array(), array( 'stub-group' => array( 'key' => '' ) ) );
		self::assertSame( '', Options::get( 'stub-group', 'key' ) );
		self::assertStringNotContainsString( 'swordfish', serialize( get_option( Options::SECRETS ) ) );
	}

	public function test_constants_include_the_group_name(): void {
		self::assertSame( 'FRONTAGE_STUB_GROUP_DAYS', Options::constant_name( 'stub-group', 'days' ) );
		self::assertSame( 'FRONTAGE_REMOVE_ON_DELETE', Options::constant_name( Options::SITE, Remove_On_Delete::KEY ) );
	}

	public function test_no_group_is_named_like_a_module(): void {
		Manifest::override( null );
		foreach ( array_keys( Registry::groups() ) as $group ) {
			self::assertNull( Manifest::module( $group ) );
		}
	}

	public function test_data_is_kept_by_default(): void {
		self::assertFalse( Remove_On_Delete::is_wanted() );
		Options::save( array(), array( Options::SITE => array( Remove_On_Delete::KEY => true ) ) );
		self::assertTrue( Remove_On_Delete::is_wanted() );
	}
}
