<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain;

use Frontage\Domain\Render\Typed_Number;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The same cases as src/lib/typed-number.test.ts. */
final class TypedNumberTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_reads_what_visitors_type( string $typed, string $group, string $number ): void {
		self::assertSame( $number, Typed_Number::read( $typed, $group ) );
	}

	/**
	 * Returns the shared cases.
	 *
	 * @return array<string, array{string, string, string}> Typed text, group mark and number by sentence.
	 */
	public static function cases(): array {
		$cases = array();
		$file  = dirname( __DIR__, 2 ) . '/fixtures/typed-numbers.json';
		foreach ( (array) wp_json_file_decode( $file, array( 'associative' => true ) ) as $one ) {
			$cases[ $one['about'] ] = array( $one['typed'], $one['group'], $one['number'] );
		}
		return $cases;
	}

	public function test_what_is_printed_is_read_as_the_same_number_in_every_language(): void {
		foreach ( array( array( ',', '.' ), array( '.', ',' ), array( "\u{A0}", ',' ), array( '٬', '٫' ) ) as list( $group, $decimal ) ) {
			foreach ( array( '1.234', '0.125', '-12.5', '1234.567', '7', '' ) as $number ) {
				self::assertSame( $number, Typed_Number::read( str_replace( '.', $decimal, $number ), $group ) );
			}
		}
	}
}
