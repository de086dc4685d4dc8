<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Test;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Blocks\Event_Calendar\Event;
use Frontage\Blocks\Event_Calendar\Post_Events;
use Frontage\Tests\TestCase;

/** Tests events from posts: only what is published and public, and The Events Calendar's fields as that plugin means them. */
final class PostEventsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		register_meta(
			'post',
			'day',
			array(
				'show_in_rest' => true,
				'single'       => true,
				'type'         => 'string',
			)
		);
		register_meta( 'post', 'secret', array( 'single' => true ) );
		register_post_type( 'tribe_events', array( 'public' => true ) );
		register_post_type( 'tribe_venue', array( 'public' => false ) );
	}

	protected function tearDown(): void {
		unregister_meta_key( 'post', 'day' );
		unregister_meta_key( 'post', 'secret' );
		unregister_post_type( 'tribe_events' );
		unregister_post_type( 'tribe_venue' );
		parent::tearDown();
	}

	/**
	 * Makes a post with fields.
	 *
	 * @param array<string, string> $meta Custom fields.
	 * @param array<string, mixed> $post Further fields of the post.
	 */
	private function post( string $title, array $meta, array $post = array() ): int {
		return $this->make_post(
			$post + array(
				'post_title'  => $title,
				'post_status' => 'publish',
				'meta_input'  => $meta,
			)
		);
	}

	/**
	 * Returns the events of November 2026 in Berlin.
	 *
	 * @return array<string, Event> By title.
	 */
	private static function november( ?string $field ): array {
		$zone   = new DateTimeZone( 'Europe/Berlin' );
		$chosen = array(
			'postType'      => 'post',
			'startField'    => $field,
			'endField'      => '',
			'locationField' => '',
		);
		$source = null === $field ? Post_Events::of_plugin( $zone ) : Post_Events::of( $chosen, $zone );
		$events = $source->between( new DateTimeImmutable( '2026-11-01', $zone ), new DateTimeImmutable( '2026-12-01', $zone ) );
		return array_combine( array_map( static fn ( Event $event ): string => $event->title, $events ), $events );
	}

	public function test_posts_with_a_public_date_are_events_and_others_are_not(): void {
		$this->post( 'Later', array( 'day' => '2026-11-20 18:00:00' ) );
		$this->post( 'Whole day', array( 'day' => '20261105' ) );
		$this->post( 'Other month', array( 'day' => '2026-09-20' ) );
		$this->post( 'No date', array( 'day' => 'soon' ) );
		$this->post( 'Draft', array( 'day' => '2026-11-20' ), array( 'post_status' => 'draft' ) );
		$this->post( 'Private', array( 'day' => '2026-11-20' ), array( 'post_status' => 'private' ) );
		$this->post( 'Locked', array( 'day' => '2026-11-20' ), array( 'post_password' => 'x' ) );
		$found = self::november( 'day' );
		self::assertEqualsCanonicalizing( array( 'Whole day', 'Later' ), array_keys( $found ) );
		self::assertTrue( $found['Whole day']->is_all_day );
		self::assertSame( '2026-11-20T18:00:00+01:00', $found['Later']->start->format( DATE_ATOM ) );
	}

	public function test_a_field_that_is_not_public_is_not_read(): void {
		$this->post( 'Secret', array( 'secret' => '2026-11-20' ) );
		self::assertSame( array(), self::november( 'secret' ) );
		self::assertSame( array(), self::november( '_edit_lock' ) );
	}

	public function test_the_events_calendar_is_read_as_it_means_its_fields(): void {
		$venue = $this->post( 'Mill Hall', array(), array( 'post_type' => 'tribe_venue' ) );
		$draft = $this->post(
			'Secret Hall',
			array(),
			array(
				'post_type'   => 'tribe_venue',
				'post_status' => 'draft',
			)
		);
		$event = fn ( string $title, array $meta ): int => $this->post(
			$title,
			$meta + array(
				'_EventStartDate' => '2026-11-20 18:00:00',
				'_EventEndDate'   => '2026-11-20 20:00:00',
				'_EventTimezone'  => 'Europe/Berlin',
			),
			array( 'post_type' => 'tribe_events' )
		);
		$event( 'Concert', array( '_EventVenueID' => (string) $venue ) );
		$event( 'Rehearsal', array( '_EventVenueID' => (string) $draft ) );
		$event( 'Call', array( '_EventTimezone' => 'UTC+5.5' ) );
		$event( 'Hidden', array( '_EventHideFromUpcoming' => 'yes' ) );
		$event( 'Long', array( '_EventAllDay' => '1' ) );
		$event(
			'Fair',
			array(
				'_EventStartDate' => '2026-11-28 00:00:00',
				'_EventEndDate'   => '2026-11-29 23:59:59',
				'_EventAllDay'    => 'yes',
			)
		);
		$found = self::november( null );
		self::assertEqualsCanonicalizing( array( 'Concert', 'Rehearsal', 'Call', 'Long', 'Fair' ), array_keys( $found ) );
		self::assertSame( 'Mill Hall', $found['Concert']->text( 'location' ) );
		self::assertSame( '', $found['Rehearsal']->text( 'location' ), 'a venue that is not published stays so' );
		self::assertSame( '2026-11-20T18:00:00+05:30', $found['Call']->start->format( DATE_ATOM ) );
		self::assertSame( 2, $found['Fair']->days() );
		self::assertTrue( $found['Long']->is_all_day, 'as the plugin’s importers save it' );
	}

	public function test_without_the_plugin_there_are_none(): void {
		unregister_post_type( 'tribe_events' );
		self::assertSame( array(), self::november( null ) );
		register_post_type( 'tribe_events' );
	}
}
