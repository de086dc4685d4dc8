<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeZone;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Identity\Identified_Blocks;
use Frontage\Domain\Identity\Identity_Kind;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The events that the author typed: blocks inside the calendar. */
final class Typed_Events {
	private const NAME = 'frontage/calendar-event';

	/**
	 * Returns the events.
	 *
	 * @param WP_Block $block The calendar.
	 * @param DateTimeZone $zone Time zone of events that have none.
	 * @return list<Event>
	 */
	public static function of( WP_Block $block, DateTimeZone $zone ): array {
		$events = array();
		$kind   = Identity_Kind::of( self::NAME );
		$used   = array();
		foreach ( Inner_Blocks::of( $block, self::NAME ) as $at => $child ) {
			$id          = $kind?->identity( $child->parsed_block, $at ) ?? (string) $at;
			$id          = null === $kind ? $id : Identified_Blocks::free( $kind, $id, $used );
			$used[ $id ] = true;
			$events[]    = Event::of( $child->attributes, $id, $zone );
		}
		return array_values( array_filter( $events ) );
	}
}
