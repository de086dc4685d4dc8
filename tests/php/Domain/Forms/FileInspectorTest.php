<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\File_Inspector;
use Frontage\Tests\TestCase;


/**
 * Tests the inspection of files.
 *
 * Inspecting a file never raises a PHP warning.
 */
final class FileInspectorTest extends TestCase {
	public function test_rejects_invalid_images(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'png' );
		foreach ( array( 'hello', str_repeat( 'x', 11 ) ) as $bytes ) {
			file_put_contents( $path, $bytes );
			self::assertFalse( File_Inspector::is( $path, 'a.png' ) );
		}
		file_put_contents( $path, 'hello, you' );
		self::assertTrue( File_Inspector::is( $path, 'a.txt' ) );
		unlink( $path );
	}
}
