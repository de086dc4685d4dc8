<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;


/**
 * Tests concurrent requests to a site without tables.
 *
 * One of them migrates, once; all are answered.
 */
final class MigrationUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const REQUESTS = 40;

	public function test_migrates_once(): void {
		$notes  = FRONTAGE_TESTS_DIR . '/notes.log';
		$server = new Site_Server( dirname( __DIR__, 2 ) . '/Http/Stubs/serve.php', array( 'FRONTAGE_TEST_NOTES' => $notes ) );
		try {
			Uninstaller::uninstall_all_sites();
			$answers = $server->send_all( array_fill( 0, self::REQUESTS, array( 'path' => '/' ) ) );
		} finally {
			$server->stop();
		}
		self::assertSame( array( 200 => self::REQUESTS ), array_count_values( array_column( $answers, 'status' ) ) );
		self::assertSame(
			implode( '', array_map( static fn ( int $version ): string => "migrated to $version\n", range( 1, Migrations::LATEST ) ) ),
			file_get_contents( $notes )
		);
		Values::forget();
		self::assertSame( (string) Migrations::LATEST, Values::get( Schema::OPTION ) );
		self::assertNotNull( Lock::acquire( 'schema', 1 ), 'The lock was not released.' );
	}
}
