<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Test;

use Frontage\Base\Clock;
use Frontage\Domain\Render\Ids;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\TestCase;

/** Tests what the server prints: views, addresses, details, and what is not valid. */
final class CalendarTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'time_format', 'H:i' );
		Clock::stop( (int) strtotime( '2026-11-18T10:00:00Z' ) );
		Ids::reset();
	}

	protected function tearDown(): void {
		Clock::stop( null );
		unset( $_GET['frontage-event-calendar'] );
		parent::tearDown();
	}

	/**
	 * Renders a calendar.
	 *
	 * @param string $asked View and day in the URL.
	 * @param array<string, mixed> ...$events Attributes of each event.
	 */
	private static function calendar( string $asked, array ...$events ): string {
		Ids::reset();
		if ( '' !== $asked ) {
			$_GET['frontage-event-calendar'] = array( 'cal' => $asked );
		}
		return do_blocks( self::markup( ...$events ) );
	}

	/** @param array<string, mixed> ...$events Attributes of each event. */
	private static function markup( array ...$events ): string {
		$inner = '';
		foreach ( $events as $event ) {
			$inner .= sprintf( '<!-- wp:frontage/calendar-event %s /-->', serialize_block_attributes( $event ) );
		}
		return '<!-- wp:frontage/event-calendar {"anchor":"cal"} -->' . $inner . '<!-- /wp:frontage/event-calendar -->';
	}

	private const PARTY = array(
		'title' => 'Party',
		'start' => '2026-11-20T20:00:00',
		'end'   => '2026-11-20T23:00:00',
	);

	public function test_a_month_has_whole_weeks_and_marks_today(): void {
		$html = self::calendar( '', self::PARTY );
		self::assertSame( 6 * 7, substr_count( $html, '<td ' ) );
		self::assertStringContainsString( 'data-day="2026-10-26"', $html );
		self::assertStringContainsString( 'data-day="2026-12-06"', $html );
		self::assertStringContainsString( 'data-day="2026-11-18" aria-current="date"', $html );
		self::assertStringContainsString( 'data-now="month,2026-11-18"', $html );
	}

	public function test_addresses_lead_to_other_months_and_what_is_not_valid_is_ignored(): void {
		self::assertStringContainsString( '=month,2026-12-01#cal', self::calendar( '', self::PARTY ) );
		self::assertStringContainsString( '>December 2026</h3>', self::calendar( 'month,2026-12-01', self::PARTY ) );
		foreach ( array( 'month,2026-02-30', 'year,2026-01-01', 'month', 'day,9999-01-01', '<b>,2026-01-01' ) as $asked ) {
			self::assertStringContainsString( '>November 2026</h3>', self::calendar( $asked, self::PARTY ), $asked );
		}
	}

	public function test_an_end_that_is_not_after_the_start_is_invalid_data(): void {
		foreach ( array( '2026-11-20T20:00:00', '2026-11-20T19:00:00' ) as $end ) {
			self::assertStringContainsString( '>Invalid Data</span>', self::calendar( '', array( 'end' => $end ) + self::PARTY ) );
		}
		self::assertStringNotContainsString( 'Invalid Data', self::calendar( '', self::PARTY ) );
		self::assertStringNotContainsString( 'Invalid Data', self::calendar( '', array( 'end' => '' ) + self::PARTY ) );
	}

	public function test_a_bar_goes_over_its_days_and_over_weeks(): void {
		$html = self::calendar(
			'',
			array(
				'title'    => 'Fair',
				'start'    => '2026-11-20',
				'end'      => '2026-11-24',
				'isAllDay' => true,
			)
		);
		self::assertSame( 5, substr_count( $html, 'frontage-event-calendar__chip is-bar' ) );
		self::assertSame( 4, substr_count( $html, ' is-continued' ) );
		self::assertSame( 3, substr_count( $html, ' is-repeated' ), 'the title stands on the first day of each week' );
	}

	public function test_times_of_other_time_zones_are_said_too(): void {
		$html = self::calendar( '', array( 'timeZone' => 'America/New_York' ) + self::PARTY );
		self::assertStringContainsString( '2026-11-21T02:00+01:00', $html );
		self::assertStringContainsString( '20&#58;00 in New York', $html );
	}

	public function test_what_authors_write_cannot_become_markup_or_script(): void {
		$html = self::calendar(
			'',
			array(
				'title'       => '<img src=x onerror=alert(1)>Title',
				'url'         => 'javascript:alert(1)',
				'location'    => '"><script>alert(1)</script>',
				'description' => '<script>alert(1)</script><b>bold</b>',
				'accent'      => 'red;background:url(x)',
			) + self::PARTY
		);
		self::assertStringNotContainsString( 'onerror', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'alert(1)</script>', $html );
		self::assertStringNotContainsString( 'url(x)', $html );
		self::assertStringContainsString( '<b>bold</b>', $html );
	}

	public function test_without_valid_events_nothing_is_printed(): void {
		self::assertSame( '', trim( self::calendar( '' ) ) );
		self::assertSame( '', trim( self::calendar( '', array( 'start' => '2026-02-31' ) + self::PARTY ) ) );
	}

	/** @param array<string, string> $args Fields of the request. */
	private static function file( array $args ): Response {
		return Dispatcher::dispatch( new Request( 'frontage_calendar', 'GET', $args ) );
	}

	public function test_the_file_has_only_what_a_public_post_shows(): void {
		$post = $this->make_post(
			array(
				'post_content' => self::markup( self::PARTY ),
				'post_status'  => 'publish',
			)
		);
		$args = array(
			'post'     => (string) $post,
			'calendar' => 'cal',
		);
		$file = self::file( $args );
		self::assertSame( 200, $file->status );
		self::assertStringContainsString( "SUMMARY:Party\r\n", $file->body );
		self::assertStringContainsString( "DTSTART:20261120T190000Z\r\n", $file->body );
		self::assertSame( 404, self::file( array( 'calendar' => 'other' ) + $args )->status );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 404, self::file( $args )->status );
	}
}
