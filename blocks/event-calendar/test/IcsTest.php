<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Test;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Clock;
use Frontage\Blocks\Event_Calendar\Cached_Calendar;
use Frontage\Blocks\Event_Calendar\Event;
use Frontage\Blocks\Event_Calendar\Ics_Reader;
use Frontage\Blocks\Event_Calendar\Ics_Writer;
use Frontage\Blocks\Event_Calendar\Occurrence;
use Frontage\Blocks\Event_Calendar\Occurrences;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\TestCase;

/** Tests iCalendar files: what is read from them, what is not, and what is written. */
final class IcsTest extends TestCase {
	private const HOST = 'calendar.example.com';

	protected function tearDown(): void {
		Http_Stub::set( self::HOST, null );
		parent::tearDown();
	}

	/**
	 * Returns the events of a file.
	 *
	 * @param string ...$events Lines of each event.
	 * @return list<array<string, mixed>>
	 */
	private static function rows( string ...$events ): array {
		$lines = array_map( static fn ( string $event ): string => "BEGIN:VEVENT\r\n$event\r\nEND:VEVENT\r\n", $events );
		return Ics_Reader::rows( "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" . implode( '', $lines ) . "END:VCALENDAR\r\n" ) ?? array();
	}

	/**
	 * Returns the dates of rows in Berlin.
	 *
	 * @param list<array<string, mixed>> $rows Events.
	 * @return list<string>
	 */
	private static function dates( array $rows, string $from, string $to ): array {
		$zone   = new DateTimeZone( 'Europe/Berlin' );
		$events = array();
		foreach ( $rows as $at => $row ) {
			$events[] = Event::of( $row, "i$at", $zone );
		}
		return array_map(
			static fn ( Occurrence $one ): string => $one->start->format( 'Y-m-d H:i ' ) . $one->event->title,
			Occurrences::between(
				array_values( array_filter( $events ) ),
				new DateTimeImmutable( $from, $zone ),
				new DateTimeImmutable( $to, $zone )
			)
		);
	}

	public function test_reads_folded_and_escaped_text_without_markup(): void {
		list( $row ) = self::rows(
			"SUMMARY:Bread\\, butter\\; and a very lo\r\n ng title\r\nDTSTART:20261126T090000Z\r\n"
			. "DESCRIPTION:<script>alert(1)</script>\\nhttps://example.com\r\n"
			. "LOCATION;LANGUAGE=\"a:b\":Mill \\\\ Lane\r\nURL:javascript:alert(1)"
		);
		self::assertSame( 'Bread, butter; and a very long title', $row['title'] );
		self::assertSame( 'Mill \\ Lane', $row['location'] );
		self::assertStringContainsString( '&lt;script&gt;', $row['description'] );
		self::assertStringContainsString( '<a href="https://example.com"', $row['description'] );
		$event = Event::of( $row, 'i', new DateTimeZone( 'UTC' ) );
		self::assertSame( '', $event?->url() );
	}

	public function test_bytes_of_another_encoding_lose_no_event(): void {
		$rows = self::rows( "DTSTART:20300105T100000Z\r\nSUMMARY:Caf\xE9 am Hafen" );
		self::assertSame( array( 'Caf? am Hafen' ), array_column( $rows, 'title' ) );
	}

	public function test_words_with_signs_of_html_stay_whole(): void {
		list( $row ) = self::rows( "SUMMARY:Bread & <3\r\nLOCATION:A <b>bold</b> place\r\nDTSTART:20261126T090000Z" );
		$event       = Event::of( $row, 'i', new DateTimeZone( 'UTC' ) );
		self::assertNotNull( $event );
		self::assertSame( 'Bread & <3', $event->title );
		self::assertSame( 'A <b>bold</b> place', $event->text( 'location' ) );
	}

	public function test_moved_cancelled_and_left_out_dates_of_a_series(): void {
		$rows = self::rows(
			"UID:a\r\nSUMMARY:Yoga\r\nDTSTART;TZID=Europe/Berlin:20260323T180000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=5\r\n"
				. 'EXDATE;TZID=Europe/Berlin:20260406T180000',
			"UID:a\r\nSUMMARY:Yoga outside\r\nRECURRENCE-ID:20260330T160000Z\r\nDTSTART;TZID=Europe/Berlin:20260331T190000",
			"UID:a\r\nSTATUS:CANCELLED\r\nRECURRENCE-ID;TZID=Europe/Berlin:20260413T180000\r\nDTSTART;TZID=Europe/Berlin:20260413T180000"
		);
		self::assertSame(
			array( '2026-03-23 18:00 Yoga', '2026-03-31 19:00 Yoga outside', '2026-04-20 18:00 Yoga' ),
			self::dates( $rows, '2026-03-01', '2026-05-01' )
		);
	}

	public function test_whole_days_end_on_the_day_before_the_end_and_private_events_stay_private(): void {
		$rows = self::rows(
			"SUMMARY:Fair\r\nDTSTART;VALUE=DATE:20240228\r\nDTEND;VALUE=DATE:20240302",
			"SUMMARY:Doctor\r\nCLASS:PRIVATE\r\nDTSTART:20240228T100000Z"
		);
		self::assertCount( 1, $rows );
		self::assertSame( '2024-03-01', $rows[0]['end'], 'over a leap day' );
		self::assertTrue( $rows[0]['isAllDay'] );
	}

	public function test_hostile_files_have_no_events_or_one(): void {
		self::assertNull( Ics_Reader::rows( '<html>not found</html>' ) );
		self::assertNull( Ics_Reader::rows( '' ) );
		self::assertSame( array(), Ics_Reader::rows( "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20269999T999999\nEND:VEVENT" ) );
		$most = self::rows( 'DTSTART:20261126T090000Z' . str_repeat( "\r\nEXDATE:" . str_repeat( '20261126T090000Z,', 1000 ), 100 ) );
		self::assertCount( 1, $most );
		self::assertSame( array(), self::rows( 'X' . str_repeat( ';A="b",', 50000 ) . ':x' ) );
		self::assertSame( array(), self::rows( 'SUMMARY:' . str_repeat( "\r\n a", 200000 ) ) );
		self::assertSame( array(), Ics_Reader::rows( "BEGIN:VCALENDAR\n" . str_repeat( "BEGIN:VEVENT\n", 200000 ) ) );
	}

	public function test_the_last_good_copy_stays_and_pages_never_wait(): void {
		Http_Stub::set( self::HOST, 'http://127.0.0.1:9' );
		$answers = array();
		$calls   = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$answers, &$calls ) {
				++$calls;
				return array(
					'headers'  => array(),
					'body'     => array_shift( $answers ),
					'response' => array( 'code' => 200 ),
					'cookies'  => array(),
				);
			}
		);
		$zone  = new DateTimeZone( 'UTC' );
		$from  = new DateTimeImmutable( '2026-11-01', $zone );
		$to    = new DateTimeImmutable( '2026-12-01', $zone );
		$copy  = new Cached_Calendar( 'webcal://' . self::HOST . '/a.ics' );
		$count = static fn (): int => count( $copy->events( $from, $to, $zone ) );
		self::assertSame( 0, $count() );
		self::assertSame( 0, $calls, 'a page does not ask' );
		self::assertNotFalse( wp_next_scheduled( Cached_Calendar::HOOK, array( 'https://' . self::HOST . '/a.ics' ) ) );

		$answers = array(
			"BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:One\nDTSTART:20261126T090000Z\nEND:VEVENT\nEND:VCALENDAR",
			'<h1>Error</h1>',
		);
		Cached_Calendar::refresh( 'https://' . self::HOST . '/a.ics' );
		self::assertSame( 1, $count() );
		Clock::stop( time() + 2 * HOUR_IN_SECONDS );
		Cached_Calendar::refresh( 'https://' . self::HOST . '/a.ics' );
		Clock::stop( null );
		self::assertSame( 2, $calls );
		self::assertSame( 1, $count(), 'what cannot be read changes nothing' );
	}

	public function test_ten_thousand_events_are_read_and_shown(): void {
		$events = array();
		for ( $at = 0; $at < 10000; $at++ ) {
			$day      = gmdate( 'Ymd', 1735689600 + DAY_IN_SECONDS * ( $at % 700 ) );
			$events[] = "UID:$at\r\nSUMMARY:Event $at\r\nDTSTART;TZID=Europe/Berlin:{$day}T100000\r\nDURATION:PT1H"
				. ( 0 === $at % 10 ? "\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE" : '' );
		}
		$rows = self::rows( ...$events );
		self::assertCount( 10000, $rows );
		self::assertGreaterThan( 9000, count( self::dates( $rows, '2026-11-01', '2026-12-01' ) ) );
	}

	public function test_the_zone_of_a_site_with_an_offset_is_written_too(): void {
		$event = Event::of(
			array(
				'title'  => 'Tea',
				'start'  => '2026-03-23T18:00:00',
				'repeat' => 'FREQ=WEEKLY',
			),
			'e1',
			new DateTimeZone( '+05:30' )
		);
		self::assertNotNull( $event );
		$file = ( new Ics_Writer( 'Name', 'x@example.com', new DateTimeImmutable( '2026-01-01T00:00:00Z' ) ) )->file( array( $event ) );
		self::assertStringContainsString( "BEGIN:VTIMEZONE\r\nTZID:+05-30\r\nBEGIN:STANDARD\r\nDTSTART:20260323T180000\r\n", $file );
		self::assertStringContainsString( "TZOFFSETTO:+0530\r\n", $file );
	}

	public function test_what_is_written_is_read_again_as_the_same(): void {
		$zone  = new DateTimeZone( 'Europe/Berlin' );
		$event = Event::of(
			array(
				'title'       => 'Brot; Butter, "Käse" ' . str_repeat( 'ä', 80 ),
				'start'       => '2026-03-23T18:00:00',
				'end'         => '2026-03-23T19:30:00',
				'description' => '<p>One</p><p>Two</p>',
				'repeat'      => 'FREQ=WEEKLY',
				'except'      => array( '2026-03-30' ),
				'extra'       => array( '2026-04-01T12:00:00' ),
			),
			'e1',
			$zone
		);
		self::assertNotNull( $event );
		$file = ( new Ics_Writer( 'Name', 'x@example.com', new DateTimeImmutable( '2026-01-01T00:00:00Z' ) ) )->file( array( $event ) );
		foreach ( explode( "\r\n", $file ) as $line ) {
			self::assertLessThanOrEqual( 75, strlen( $line ) );
			self::assertSame( 1, preg_match( '//u', $line ), 'no letter is cut' );
		}
		self::assertStringContainsString( "EXDATE;TZID=Europe/Berlin:20260330T180000\r\n", $file );
		$rows = Ics_Reader::rows( $file ) ?? array();
		self::assertSame( $event->title, $rows[0]['title'] );
		self::assertSame(
			array( '2026-03-23 18:00', '2026-04-01 12:00', '2026-04-06 18:00' ),
			array_map( static fn ( string $date ): string => substr( $date, 0, 16 ), self::dates( $rows, '2026-03-01', '2026-04-10' ) )
		);
	}
}
