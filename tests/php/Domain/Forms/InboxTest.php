<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Forms\Export;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Data;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Entry_Retention;

/**
 * Tests the inbox.
 *
 * Listing, searching, exporting, deleting.
 */
final class InboxTest extends Form_TestCase {
	private function add( string $name, string $email = 'ada@example.org', string $form = 'one' ): int {
		$answer = static fn ( string $field, string $value ): array => array(
			'name'  => $field,
			'label' => ucfirst( $field ),
			'kind'  => 'email' === $field ? 'email' : 'text',
			'value' => $value,
		);
		return Entries::add(
			md5( $name . $email . $form ),
			$form,
			"Form $form",
			0,
			'new',
			array( $answer( 'name', $name ), $answer( 'email', $email ) ),
			array()
		);
	}

	public function test_searches_all_fields_or_one(): void {
		$ada = $this->add( 'Ada 100%' );
		$bob = $this->add( 'Bob', 'ada@example.com', 'two' );
		self::assertSame( array( $bob, $ada ), array_column( Entry_List::page( array( 'search' => 'ADA' ) ), 'id' ) );
		self::assertSame(
			array( $ada ),
			array_column(
				Entry_List::page(
					array(
						'search' => 'ada',
						'field'  => 'name',
					)
				),
				'id'
			)
		);
		self::assertSame( array( $ada ), array_column( Entry_List::page( array( 'search' => '0%' ) ), 'id' ) );
		self::assertSame( array( $bob ), array_column( Entry_List::page( array( 'form' => 'two' ) ), 'id' ) );
		Entries::mark( array( $ada ), 'spam' );
		self::assertSame( array( 1, 1 ), array( Entry_List::count( array() ), Entry_List::count( array( 'state' => 'spam' ) ) ) );
	}

	public function test_escapes_formulas_in_spreadsheets(): void {
		$cases = array(
			'=1+1'    => "'=1+1",
			'+49 30'  => "'+49 30",
			'-2.5'    => '-2.5',
			'@x'      => "'@x",
			"\tx"     => "\"'\tx\"",
			'a,"b"'   => '"a,""b"""',
			'-x'      => "'-x",
			'plain'   => 'plain',
			'＝1+1'    => "'＝1+1",
			'＠x'      => "'＠x",
			'a;=1+1'  => '"a;\'=1+1"',
			"a\n-1+1" => "\"a\n'-1+1\"",
			'a ;-)'   => '"a ;-)"',
			"a\n- b"  => "\"a\n- b\"",
			'a; ＋1'   => "\"a; '＋1\"",
			"a\t=1"   => "\"a\t'=1\"",
			' =1'     => "' =1",
			'a;= 1'   => "\"a;'= 1\"",
			'a;b'     => '"a;b"',
		);
		foreach ( $cases as $text => $cell ) {
			self::assertSame( $cell, Export::cell( (string) $text ) );
		}
		$this->add( '=HYPERLINK("x")' );
		$csv = Export::text( 'csv', array() );
		self::assertStringStartsWith( "\xEF\xBB\xBFID,Date,Form,Status,Name,Email,Notes\r\n", $csv );
		self::assertStringContainsString( '"\'=HYPERLINK(""x"")",ada@example.org,', $csv );
		self::assertSame( '=HYPERLINK("x")', json_decode( Export::text( 'json', array() ), true )[0]['fields']['name'] );
	}

	public function test_exports_consent_as_text(): void {
		$consent = array(
			'name'  => 'privacy',
			'label' => 'I agree',
			'kind'  => 'consent',
			'value' => '1',
		);
		Entries::add( md5( 'consent' ), 'one', 'One', 0, 'new', array( $consent ), array() );
		self::assertStringEndsWith( ",One,new,Yes,\r\n", Export::text( 'csv', array() ) );
		self::assertSame( 'Yes', json_decode( Export::text( 'json', array() ), true )[0]['fields']['privacy'] );
	}

	public function test_exports_and_erases_personal_data(): void {
		$this->add( 'Ada' );
		$bob    = $this->add( 'Bob', 'bob@example.org' );
		$export = Entry_Data::export( 'Ada@Example.org', 1 )->to_array( 'entries', 'x' );
		self::assertCount( 1, $export['data'] );
		self::assertSame(
			array( 1, true ),
			array(
				Entry_Data::erase( 'ada@example.org', 1 )->to_array()['items_removed'],
				Entry_Data::erase( 'ada@example.org', 1 )->to_array()['done'],
			)
		);
		self::assertSame( array( $bob ), array_column( $this->entries(), 'id' ) );
	}

	public function test_deletes_old_entries(): void {
		$this->add( 'Old' );
		Clock::stop( Clock::now() + 1096 * DAY_IN_SECONDS );
		$new = $this->add( 'New' );
		foreach ( Entry_Retention::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertSame( array( $new ), array_column( $this->entries(), 'id' ) );
	}

	public function test_finds_words_in_long_messages_with_or_without_accents(): void {
		$long = str_repeat( 'lorem ipsum ', 400 );
		$ada  = $this->add( "{$long}Grüße aus Málaga und München $long" );
		$this->add( 'Bob' );
		$searches = array(
			'málaga',
			'MALAGA',
			'Grüße aus',
			'gruße AUS mala',
			'lorem ipsum Grüße aus Málaga und München lorem ipsum lorem ipsum',
		);
		foreach ( $searches as $search ) {
			self::assertSame( array( $ada ), array_column( Entry_List::found( compact( 'search' ) )['entries'], 'id' ), $search );
		}
		$message = (string) $this->entries()[0]['content'][0]['value'];
		for ( $start = 0; $start < 600; $start += 7 ) {
			self::assertSame( 0, Entry_List::found( array( 'search' => '§' . mb_substr( $message, $start, 40 ) ) )['total'] );
			self::assertSame(
				1,
				Entry_List::found( array( 'search' => trim( mb_substr( $message, 4700 + $start, 60 ) ) ) )['total'],
				"From $start"
			);
		}
	}

	public function test_is_only_for_administrators(): void {
		$this->add( 'Ada' );
		$this->act_as( 0 );
		do_action( 'rest_api_init' );
		foreach ( array( '/entries', '/entries/overview', '/entries/export' ) as $route ) {
			self::assertContains( rest_do_request( new \WP_REST_Request( 'GET', "/frontage/v1$route" ) )->get_status(), array( 401, 403 ) );
		}
		$this->act_as( 1 );
		$response = rest_do_request( new \WP_REST_Request( 'GET', '/frontage/v1/entries' ) );
		self::assertSame( '1', $response->get_headers()['X-WP-Total'] );
		self::assertArrayNotHasKey( 'emails', $response->get_data()[0] );
	}

	public function test_saves_notes_and_rejects_those_of_deleted_messages(): void {
		$this->act_as( 1 );
		do_action( 'rest_api_init' );
		$status = static function ( int $id ): int {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/entries/$id/notes" );
			$request->set_param( 'notes', 'Called back' );
			return rest_do_request( $request )->get_status();
		};
		$ada    = $this->add( 'Ada' );
		self::assertSame( 204, $status( $ada ) );
		self::assertSame( 'Called back', Entries::get( $ada )['notes'] ?? '' );
		Entries::delete( array( $ada ) );
		self::assertSame( 404, $status( $ada ) );
	}
}
