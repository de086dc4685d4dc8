<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Test;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Blocks\Event_Calendar\Event;
use Frontage\Blocks\Event_Calendar\Occurrences;
use Frontage\Blocks\Event_Calendar\Structured_Data;
use Frontage\Tests\TestCase;

/** Tests what search engines get: the dates that are not over, whole, and never markup. */
final class StructuredDataTest extends TestCase {
	/**
	 * Returns what a page prints about events from 20 November 2026 on.
	 *
	 * @param array<string, mixed> ...$sources Attributes.
	 * @return array{html: string, events: list<array<string, mixed>>}
	 */
	private static function printed( array ...$sources ): array {
		$zone   = new DateTimeZone( 'Europe/Berlin' );
		$events = array();
		foreach ( $sources as $at => $source ) {
			$events[] = Event::of( $source, "e$at", $zone );
		}
		$month = Occurrences::between(
			array_values( array_filter( $events ) ),
			new DateTimeImmutable( '2026-11-01', $zone ),
			new DateTimeImmutable( '2026-12-01', $zone )
		);
		// What other tests have shown.
		ob_start();
		Structured_Data::print();
		ob_end_clean();
		Structured_Data::add( $month, new DateTimeImmutable( '2026-11-20', $zone ) );
		ob_start();
		Structured_Data::print();
		$html = (string) ob_get_clean();
		$json = json_decode( (string) preg_replace( '~^.*?<script[^>]*>|</script>\s*$~s', '', $html ), true );
		return array(
			'html'   => $html,
			'events' => is_array( $json ) ? $json['@graph'] : array(),
		);
	}

	public function test_an_event_has_all_that_is_known_with_full_addresses(): void {
		list( 'events' => $events ) = self::printed(
			array(
				'title'       => 'Party',
				'start'       => '2026-11-20T20:00:00',
				'end'         => '2026-11-20T23:00:00',
				'location'    => 'Mill Lane 4',
				'guest'       => 'Ada Miller',
				'description' => '<p>Bread</p>',
				'url'         => '/party/',
				'imageUrl'    => 'https://example.com/a.jpg',
			)
		);
		self::assertSame(
			array(
				'@type'       => 'Event',
				'name'        => 'Party',
				'startDate'   => '2026-11-20T20:00:00+01:00',
				'endDate'     => '2026-11-20T23:00:00+01:00',
				'location'    => array(
					'@type'   => 'Place',
					'name'    => 'Mill Lane 4',
					'address' => 'Mill Lane 4',
				),
				'performer'   => array(
					'@type' => 'Person',
					'name'  => 'Ada Miller',
				),
				'description' => 'Bread',
				'image'       => 'https://example.com/a.jpg',
				'url'         => home_url( '/party/' ),
			),
			$events[0] ?? null
		);
	}

	public function test_what_is_over_or_wrong_is_left_out_and_each_date_is_told_once(): void {
		$daily                      = array(
			'title'    => 'Yoga',
			'start'    => '2026-11-18',
			'repeat'   => 'FREQ=DAILY;COUNT=4',
			'isAllDay' => true,
		);
		$reversed                   = array(
			'title' => 'Reversed',
			'start' => '2026-11-25T10:00:00',
			'end'   => '2026-11-25T09:00:00',
		);
		list( 'events' => $events ) = self::printed( $daily, $daily, $reversed );
		self::assertSame( array( '2026-11-20', '2026-11-21', '2026-11-25T10:00:00+01:00' ), array_column( $events, 'startDate' ) );
		self::assertArrayNotHasKey( 'endDate', $events[2] );
	}

	public function test_words_cannot_end_the_script(): void {
		list( 'html' => $html, 'events' => $events ) = self::printed(
			array(
				'title' => '&lt;/script&gt;&lt;script&gt;alert(1)',
				'start' => '2026-11-25',
			)
		);
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertSame( '</script><script>alert(1)', $events[0]['name'] );
	}
}
