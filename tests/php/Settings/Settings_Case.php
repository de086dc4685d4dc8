<?php
/**
 * The base of tests about settings.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Settings;

use Frontage\Kernel\Manifest;
use Frontage\Tests\TestCase;

/**
 * More rooms than there are: with settings and without, and the same again for constants, which stay.
 */
abstract class Settings_Case extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$manifest                          = Manifest::get();
		$manifest['features']['stub-room'] = array(
			'kind'  => 'features',
			'class' => Stub_Room::class,
		);
		$manifest['features']['held-room'] = $manifest['features']['stub-room'];
		$manifest['blocks']['held-block']  = array( 'kind' => 'blocks' );
		$manifest['blocks']['stub-block']  = array( 'kind' => 'blocks' );
		Manifest::override( $manifest );
	}

	protected function tearDown(): void {
		Manifest::override( null );
		parent::tearDown();
	}
}
