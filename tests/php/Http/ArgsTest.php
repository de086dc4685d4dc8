<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Arg;
use Frontage\Http\Args;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Signed;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests what each kind of field accepts and returns.
 *
 * Values of the right type within bounds, or an error that names the field.
 */
final class ArgsTest extends Action_TestCase {
	/** @return iterable<string, array{Arg, mixed, mixed}> */
	public static function good(): iterable {
		yield 'number as text' => array( Args::int( 1, 50 ), '50', 50 );
		yield 'number as JSON' => array( Args::int( -5, 5 ), -5, -5 );
		yield 'number with spaces' => array( Args::int( 1, 5 ), ' 3 ', 3 );
		yield 'no number, with default' => array( Args::int( 1, 50, 9 ), '', 9 );
		yield 'post with prefix' => array( Args::post( prefix: 'like-' ), 'like-7', 7 );
		yield 'post without prefix' => array( Args::post( prefix: 'like-' ), '7', 7 );
		yield 'no post' => array( Args::post( optional: true ), null, 0 );
		yield 'line' => array( Args::text( 0, 20, '' ), "  a\r\nb\t c ", 'a b c' );
		yield 'line with markup is not touched' => array( Args::text( 0, 20, '' ), '<b>5 & 6</b> %41 \\', '<b>5 & 6</b> %41 \\' );
		yield 'line without control characters' => array( Args::text( 0, 20, '' ), "a\0b\x07c", 'abc' );
		yield 'letters count, not bytes' => array( Args::text( 0, 3, '' ), 'äöü', 'äöü' );
		yield 'lines' => array( Args::paragraphs( 0, 20, '' ), "a\r\nb\rc\td", "a\nb\nc\td" );
		yield 'choice' => array( Args::choice( array( '1', '2' ) ), 2, '2' );
		yield 'yes' => array( Args::flag(), 'on', true );
		yield 'no' => array( Args::flag( true ), '0', false );
		yield 'left out' => array( Args::flag( true ), null, true );
		yield 'numbers by comma' => array( Args::ids( 3 ), '4, 5,5', array( 4, 5 ) );
		yield 'numbers as list' => array( Args::ids( 3 ), array( '4', 5 ), array( 4, 5 ) );
		yield 'one number' => array( Args::ids( 3 ), 4, array( 4 ) );
		yield 'mail' => array( Args::email(), ' a+b@example.org ', 'a+b@example.org' );
		yield 'address' => array( Args::url(), 'https://example.org/a?b=c&d=%20', 'https://example.org/a?b=c&d=%20' );
		yield 'JSON' => array( Args::json( array( 'a' => Args::int( 1, 2 ) ) ), '{"a":2,"b":3}', array( 'a' => 2 ) );
		yield 'form fields for JSON' => array( Args::json( array( 'a' => Args::int( 1, 2 ) ) ), array( 'a' => '2' ), array( 'a' => 2 ) );
		yield 'list' => array(
			Args::items( array( 'a' => Args::int( 1, 2 ) ), 2 ),
			'[{"a":1},{"a":2}]',
			array( array( 'a' => 1 ), array( 'a' => 2 ) ),
		);
	}

	#[DataProvider( 'good' )]
	public function test_takes( Arg $arg, mixed $raw, mixed $value ): void {
		self::assertSame( $value, $arg->parse( 'f', $raw ) );
	}

	/** @return iterable<string, array{Arg, mixed, 2?: string}> */
	public static function bad(): iterable {
		$cases = array( '0', '51', '1.5', '1e1', '0x1', '+1', '１', 'one', true, 1.5, array( 1 ), str_repeat( '9', 30 ), "1\n2" );
		foreach ( $cases as $raw ) {
			yield 'not 1 to 50: ' . wp_json_encode( $raw ) => array( Args::int( 1, 50 ), $raw );
		}
		yield 'no number' => array( Args::int( 1, 50 ), null );
		yield 'empty list' => array( Args::int( 1, 50 ), array() );
		yield 'post 0' => array( Args::post(), '0' );
		yield 'negative post' => array( Args::post(), '-1' );
		yield 'foreign prefix' => array( Args::post( prefix: 'like-' ), 'vote-7' );
		yield 'too long' => array( Args::text( 0, 3, '' ), 'abcd' );
		yield 'too short once trimmed' => array( Args::text( 1, 3 ), '   ' );
		yield 'no UTF-8' => array( Args::text( 0, 9, '' ), "a\xff" );
		yield 'list for text' => array( Args::text( 0, 9, '' ), array( 'a' ) );
		yield 'yes for text' => array( Args::text( 0, 9, '' ), true );
		yield 'huge text' => array( Args::text( 0, 9, '' ), str_repeat( 'a', 1000000 ) );
		yield 'other choice' => array( Args::choice( array( 'a' ) ), 'A' );
		yield 'list for choice' => array( Args::choice( array( 'a' ) ), array( 'a' ) );
		yield 'maybe' => array( Args::flag(), 'maybe' );
		yield 'list for flag' => array( Args::flag(), array( '1' ) );
		yield 'too many numbers' => array( Args::ids( 2 ), '1,2,3' );
		yield 'word among numbers' => array( Args::ids( 3 ), '1,x' );
		yield 'list among numbers' => array( Args::ids( 3 ), array( 1, array( 2 ) ) );
		yield 'no mail' => array( Args::email(), 'a@b' );
		yield 'mail with a header' => array( Args::email(), "a@example.org\nBcc: b@example.org" );
		yield 'script address' => array( Args::url(), 'javascript:alert(1)' );
		yield 'address without host' => array( Args::url(), '/path' );
		yield 'other scheme' => array( Args::url(), 'ftp://example.org/' );
		yield 'no JSON' => array( Args::json( array() ), '{' );
		yield 'JSON list for object' => array( Args::json( array() ), '[1]' );
		yield 'JSON number' => array( Args::json( array() ), '1' );
		yield 'deep JSON' => array( Args::json( array() ), str_repeat( '{"a":', 50 ) . '1' . str_repeat( '}', 50 ) );
		yield 'member missing' => array( Args::json( array( 'a' => Args::int( 1, 2 ) ) ), '{}', 'f.a' );
		yield 'member of an item' => array( Args::items( array( 'a' => Args::int( 1, 2 ) ), 2 ), '[{"a":1},{"a":3}]', 'f.a' );
		yield 'too many items' => array( Args::items( array(), 1 ), '[{"a":1},{"a":3}]' );
		yield 'items that are none' => array( Args::items( array(), 3 ), '[1]' );
		yield 'unsigned' => array( Args::signed( 'test' ), 'eyJhIjoxfQ.eyJhIjoxfQ' );
		yield 'list for signed' => array( Args::signed( 'test' ), array( 'a' ) );
	}

	#[DataProvider( 'bad' )]
	public function test_rejects( Arg $arg, mixed $raw, string $field = 'f' ): void {
		try {
			$value = $arg->parse( 'f', $raw );
		} catch ( Invalid_Argument $error ) {
			self::assertSame( $field, $error->field );
			self::assertStringContainsString( $field, $error->getMessage() );
			return;
		}
		self::fail( 'Took it as ' . wp_json_encode( $value ) );
	}

	public function test_returns_the_signed_data(): void {
		self::assertSame( array( 'a' => 1 ), Args::signed( 'test' )->parse( 'f', Signed::make( 'test', array( 'a' => 1 ) ) ) );
	}

	public function test_documents_its_fields(): void {
		self::assertSame( 'a whole number from 1 to 50; default 9', Args::int( 1, 50, 9 )->describe() );
		self::assertSame( 'the ID of a post', Args::post()->describe() );
		self::assertSame( 'text of 0 to 40 characters; optional', Args::text( 0, 40, '' )->describe() );
	}
}
