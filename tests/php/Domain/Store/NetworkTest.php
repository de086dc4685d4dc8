<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Tests\TestCase;


/**
 * Tests Frontage in a multisite network.
 *
 * Every site has its own tables, secrets and numbers, from creation to deletion.
 */
final class NetworkTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Runs a phase of network.php in its own process. */
	private function phase( string $phase ): string {
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/network.php', $phase ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		$said = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $said );
		return $said;
	}

	public function test_every_site_of_a_network_has_its_own_tables(): void {
		$this->phase( 'install' );
		$all = count( Tables::all() );
		self::assertSame(
			array(
				'main'            => $all,
				'new'             => $all,
				'own secrets'     => 3,
				'known at home'   => true,
				'foreign signed'  => null,
				'foreign counter' => 0,
				'deleted'         => 0,
				'errands'         => array( array( true, true ), array( false, false ) ),
				'wanted'          => array( $all, 0, 'x', 'x' ),
				'all want it'     => array( '', '' ),
				'removed'         => array( 0, 0 ),
			),
			json_decode( $this->phase( 'use' ), true )
		);
	}
}
