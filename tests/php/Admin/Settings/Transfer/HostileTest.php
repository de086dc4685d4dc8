<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Transfer;

use Frontage\Admin\Transfer\Counters_Check;
use Frontage\Admin\Transfer\Document;
use Frontage\Admin\Transfer\Import;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Domain\Store\Counters;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Tests malicious import files.
 *
 * Each is refused with the name of the field at fault, in the dry run and the import, and changes nothing.
 */
#[Group( 'once' )]
final class HostileTest extends Transfer_TestCase {
	/** @return array<string, array{string, string}> File text and field. */
	public static function broken(): array {
		$text = self::values( array( 'offset' => 7 ) );
		$deep = str_repeat( '{"a":', 20 ) . '1' . str_repeat( '}', 20 );
		return array(
			'empty'                    => array( '', 'document' ),
			'no JSON'                  => array( '<?php evil();', 'document' ),
			'half a file'              => array( substr( $text, 0, -20 ), 'document' ),
			'a list'                   => array( '[1,2]', 'document' ),
			'a number'                 => array( '7', 'document' ),
			'an open text'             => array( '{"format":"x', 'document' ),
			'another format'           => array( '{"format":"zip","parts":{"settings":{}}}', 'format' ),
			'no version'               => array( self::file( array( 'settings' => array() ), array( 'version' => null ) ), 'version' ),
			'a version that is a text' => array( self::file( array( 'settings' => array() ), array( 'version' => '1' ) ), 'version' ),
			'a version below all'      => array( self::file( array( 'settings' => array() ), array( 'version' => 0 ) ), 'version' ),
			'a version from tomorrow'  => array( self::file( array( 'settings' => array() ), array( 'version' => 2 ) ), 'version' ),
			'a version from far ahead' => array( '{"format":"frontage-export","version":2,"deep":' . $deep . '}', 'version' ),
			'no parts'                 => array( self::file( array() ), 'parts' ),
			'a list of parts'          => array( self::file( array( 1, 2 ) ), 'parts' ),
			'nested too deeply'        => array(
				'{"format":"frontage-export","parts":{"settings":' . $deep . '}}',
				'parts.settings' . str_repeat( '.a', 14 ),
			),
			'nested a million times'   => array( str_repeat( '[', 1_000_000 ), str_repeat( '[0]', 16 ) ),
			'a key twice'              => array(
				'{"parts":{"settings":{"values":{"stub-module":{"offset":1,"offset":2}}}}}',
				'parts.settings.values.stub-module.offset',
			),
			'a key twice, disguised'   => array( '{"parts":{"counters":[{},{"kind":"a","k\u0069nd":"b"}]}}', 'parts.counters[1].kind' ),
			'an endless key'           => array(
				'{"parts":{"' . str_repeat( 'x', 200_000 ) . '":1}}',
				'parts.' . str_repeat( 'x', 40 ) . '…',
			),
		);
	}

	#[DataProvider( 'broken' )]
	public function test_rejects_an_invalid_file( string $text, string $field ): void {
		$before = self::state();
		foreach ( array( true, false ) as $dry_run ) {
			$answer = $this->import( $text, compact( 'dry_run' ) );
			self::assertSame(
				array( 400, 'frontage_invalid_setting', $field ),
				array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['field'] )
			);
		}
		self::assertSame( $before, self::state() );
	}

	public function test_a_newer_file_is_called_newer_whatever_is_in_it(): void {
		$answer = $this->import( '{"format":"frontage-export","version":9,"x":1,"x":2}' );
		self::assertStringContainsString( 'comes from a newer version of Frontage', $answer->get_data()['message'] );
	}

	public function test_names_the_whole_path_of_a_value(): void {
		$key    = str_repeat( 'a', 60 );
		$preset = array(
			'id'         => 'abcdef012345',
			'block'      => 'frontage/tabs',
			'title'      => 'One',
			'attributes' => array( $key => array( $key => array( $key => 'javascript:<script>' ) ) ),
		);
		$plan   = $this->import( self::file( array( 'presets' => array( $preset ) ) ), array( 'dry_run' => true ) )->get_data();
		self::assertSame( "presets[0].attributes.$key.$key.$key", $plan['refused'][0]['field'] ?? $plan );
	}

	public function test_rejects_bytes_that_are_not_utf_8(): void {
		$this->expectExceptionObject(
			new Invalid_Setting(
				'document',
				'This is not a Frontage JSON file (Malformed UTF-8 characters, possibly incorrectly encoded). Select a file that '
					. 'was exported from Frontage.'
			)
		);
		Import::of( "{\"format\":\"\xff\"}" );
	}

	public function test_rejects_a_huge_file_before_reading_it(): void {
		$answer = $this->import( str_repeat( ' ', Document::MAX_BYTES ) . '{}' );
		self::assertSame( array( 400, 'document' ), array( $answer->get_status(), $answer->get_data()['data']['field'] ) );
		self::assertStringContainsString( '4 MB', $answer->get_data()['message'] );
	}

	public function test_the_largest_files_are_of_another_format(): void {
		$many = '{"a":[' . rtrim( str_repeat( '"\u0041\"",', 250_000 ), ',' ) . ']}';
		$long = '{"a":"' . str_repeat( '\\"', Document::MAX_BYTES / 2 - 10 ) . '"}';
		foreach ( array( $many, $long ) as $text ) {
			try {
				Import::of( $text );
				self::fail( 'It is no file of ours.' );
			} catch ( Invalid_Setting $invalid ) {
				self::assertStringContainsString( 'not a Frontage export', $invalid->getMessage() );
			}
		}
	}

	/** @return array<string, array{array<string, mixed>, string}> Parts and field. */
	public static function wrong(): array {
		$values  = static fn ( string $key, mixed $value ): array => array(
			'settings' => array( 'values' => array( 'stub-module' => array( $key => $value ) ) ),
		);
		$counter = static fn ( array $row ): array => array(
			'counters' => array(
				$row + array(
					'kind'  => 'likes',
					'id'    => 1,
					'value' => 3,
				),
			),
		);
		return array(
			'out of bounds'           => array( $values( 'offset', 501 ), 'stub-module.offset' ),
			'an object for a number'  => array( $values( 'offset', array( 'a' => 1 ) ), 'stub-module.offset' ),
			'no choice'               => array( $values( 'side', 'up' ), 'stub-module.side' ),
			'a script'                => array( $values( 'title', '<script>' ), 'stub-module.title' ),
			'a picture that acts'     => array( $values( 'title', '<img/src=x' ), 'stub-module.title' ),
			'HTML in entities'        => array( $values( 'title', '&lt;svg' ), 'stub-module.title' ),
			'a comment'               => array( $values( 'title', '<!-- wp' ), 'stub-module.title' ),
			'PHP'                     => array( $values( 'title', '<?=1' ), 'stub-module.title' ),
			'a script address'        => array( $values( 'title', "java\tscript:" ), 'stub-module.title' ),
			'a secret'                => array( $values( 'key', 'abc' ), 'stub-module.key' ),
			'a secret set to nothing' => array( $values( 'key', null ), 'stub-module.key' ),
			'an unknown secret'       => array( $values( 'api_key', 'abc' ), 'stub-module.api_key' ),
			'a password'              => array( $values( 'smtpPassword', 'abc' ), 'stub-module.smtpPassword' ),
			'settings that are none'  => array( array( 'settings' => 'x' ), 'settings' ),
			'a list of switches'      => array( array( 'settings' => array( 'on' => array( 'blocks' => array( 1 ) ) ) ), 'on.blocks' ),
			'a module that is none'   => array( array( 'settings' => array( 'values' => array( 'stub-module' => 1 ) ) ), 'stub-module' ),
			'a switch that is none'   => array(
				array( 'settings' => array( 'on' => array( 'blocks' => array( 'stub-block' => 'no' ) ) ) ),
				'on.blocks.stub-block',
			),
			'counters that are none'  => array( array( 'counters' => array( 'a' => 1 ) ), 'counters' ),
			'too many counters'       => array( array( 'counters' => array_fill( 0, Counters_Check::MAX_ROWS + 1, 1 ) ), 'counters' ),
			'a row that is none'      => array( array( 'counters' => array( 'x' ) ), 'counters[0]' ),
			'a kind with SQL'         => array( $counter( array( 'kind' => "likes'; --" ) ), 'counters[0].kind' ),
			'a number as text'        => array( $counter( array( 'value' => '3' ) ), 'counters[0].value' ),
			'a number beyond all'     => array( $counter( array( 'value' => PHP_INT_MAX ) ), 'counters[0].value' ),
			'half a like'             => array( $counter( array( 'value' => 1.5 ) ), 'counters[0].value' ),
			'a script for a slug'     => array( $counter( array( 'slug' => '<b>' ) ), 'counters[0].slug' ),
			'an endless guid'         => array( $counter( array( 'guid' => str_repeat( 'x', 300 ) ) ), 'counters[0].guid' ),
			'an id that is none'      => array( $counter( array( 'id' => array() ) ), 'counters[0].id' ),
		);
	}

	/** @param array<string, mixed> $parts Invalid parts added to a valid file. */
	#[DataProvider( 'wrong' )]
	public function test_one_invalid_value_stops_the_import( array $parts, string $field ): void {
		$before = self::state();
		$file   = self::file(
			array_replace_recursive( array( 'settings' => array( 'on' => array( 'features' => array( 'stub-module' => true ) ) ) ), $parts )
		);
		$plan   = $this->dry_run( $file );
		self::assertSame( array( $field, false ), array( $plan['refused'][0]['field'], $plan['can_import'] ) );
		self::assertNotSame( '', $plan['refused'][0]['why'] );
		$answer = $this->import( $file );
		self::assertSame( array( 400, $field ), array( $answer->get_status(), $answer->get_data()['data']['field'] ) );
		self::assertSame( $before, self::state() );
	}

	public function test_accepts_ordinary_text(): void {
		foreach ( array( 'a < b', '5<6 > 4', 'Java, no', 'R&D; <3' ) as $title ) {
			$this->import( self::values( compact( 'title' ) ) );
			self::assertSame( $title, Options::get( 'stub-module', 'title' ) );
		}
	}

	/** @return array<string, array{string, callable}> A filter, and a callback that throws. */
	public static function breaks(): array {
		return array(
			'the database refuses' => array(
				'query',
				static fn ( string $sql ): string => str_contains( $sql, 'frontage_import_undo' ) && ! str_starts_with( $sql, 'SELECT' )
					? 'NOT SQL AT ALL'
					: $sql,
			),
			'another plugin dies'  => array(
				'query',
				static fn ( string $sql ): string => str_contains( $sql, 'frontage_import_undo' ) && ! str_starts_with( $sql, 'SELECT' )
					? throw new RuntimeException( 'gone' )
					: $sql,
			),
		);
	}

	#[DataProvider( 'breaks' )]
	public function test_an_interrupted_import_leaves_nothing_behind( string $filter, callable $breaks ): void {
		$post    = $this->make_post();
		$before  = self::state();
		$counter = array(
			'kind'  => 'likes',
			'guid'  => (string) get_post_field( 'guid', $post, 'raw' ),
			'value' => 3,
		);
		$file    = self::file(
			array(
				'settings' => array( 'values' => array( 'stub-module' => array( 'offset' => 7 ) ) ),
				'counters' => array( $counter ),
			)
		);
		add_filter( $filter, $breaks );
		self::assertSame( 500, $this->import( $file )->get_status() );
		remove_all_filters( $filter );
		self::assertSame( $before, self::state() );
		self::assertSame( array( 40, 0 ), array( Options::get( 'stub-module', 'offset' ), Counters::get( 'likes', $post ) ) );
		self::assertSame( 200, $this->import( $file )->get_status() );
		self::assertSame( array( 7, 3 ), array( Options::get( 'stub-module', 'offset' ), Counters::get( 'likes', $post ) ) );
	}

	public function test_two_imports_do_not_run_at_once(): void {
		$lock = Lock::acquire( 'import', 60 );
		self::assertSame( 400, $this->import( self::values( array( 'offset' => 7 ) ) )->get_status() );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
		$lock?->release();
	}
}
