<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Manifest;
use Frontage\Tests\TestCase;


/**
 * Base class of settings tests.
 *
 * Adds stub modules with and without settings, and a second set for constants, which cannot be undone.
 */
abstract class Settings_TestCase extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$manifest                            = Manifest::get();
		$manifest['features']['stub-module'] = array(
			'kind'  => 'features',
			'class' => Stub_Module::class,
			'off'   => true,
		);
		$manifest['features']['held-module'] = $manifest['features']['stub-module'];
		$manifest['blocks']['held-block']    = array( 'kind' => 'blocks' );
		$manifest['blocks']['stub-block']    = array( 'kind' => 'blocks' );
		Manifest::override( $manifest );
	}

	protected function tearDown(): void {
		Manifest::override( null );
		parent::tearDown();
	}
}
