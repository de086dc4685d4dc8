<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Csv_Format;
use PHPUnit\Framework\TestCase;

/**
 * Tests CSV files.
 *
 * No cell is a formula, and written files are read back unchanged.
 */
final class CsvTest extends TestCase {
	public function test_escapes_formulas_in_cells(): void {
		$csv = Csv_Format::write( array( array( '=1+1', '+2', '-cmd', '@x', "\tTab", '-5', '+4.2', 'a,b', "two\nlines", 'say "hi"' ) ) );
		self::assertSame( "\xEF\xBB\xBF'=1+1,+2,'-cmd,'@x,\"'\tTab\",-5,+4.2,\"a,b\",\"two\nlines\",\"say \"\"hi\"\"\"\r\n", $csv );
	}

	public function test_reads_its_own_files_and_those_of_others(): void {
		$rows = array( array( '=1+1', 'a,b', "two\nlines", 'say "hi"' ), array( 'ü', '', "'tis", '-1' ) );
		self::assertSame( $rows, Csv_Format::read( Csv_Format::write( $rows ), 10 ) );
		self::assertSame( array( array( 'a', 'b' ), array( '1', '2' ) ), Csv_Format::read( "a;b\r\n1;2\r\n\r\n", 10 ) );
		self::assertCount( 3, Csv_Format::read( str_repeat( "x\n", 100 ), 3 ) );
	}
}
