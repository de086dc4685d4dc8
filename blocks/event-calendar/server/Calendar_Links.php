<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeZone;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Links that add an event to the visitor's own calendar. They are plain links: nothing is loaded from anywhere. */
final class Calendar_Links {
	private const GOOGLE = 'https://calendar.google.com/calendar/render?';

	private const OUTLOOK = 'https://outlook.live.com/calendar/0/deeplink/compose?';

	/** Letters of a description in an address. */
	private const LONGEST = 500;

	/** @param string $feed Address of the calendar as a file; empty if it has none. */
	public function __construct( private readonly string $feed ) {}

	/**
	 * Returns the links of an event on one of its dates.
	 *
	 * @param Occurrence $one What is added.
	 */
	public function html( Occurrence $one ): Html {
		$links = array(
			'Google'  => $this->google( $one ),
			'Outlook' => $this->outlook( $one ),
		);
		if ( '' !== $this->feed ) {
			$links['iCal'] = add_query_arg( 'event', rawurlencode( $one->event->id ), $this->feed );
		}
		return el(
			'p',
			array( 'class' => 'frontage-event-calendar__add' ),
			el( 'span', array(), __( 'Add to calendar:', 'frontage' ) ),
			array_map(
				static fn ( string $name, string $href ): Html => el(
					'a',
					array(
						'href' => $href,
						'rel'  => 'nofollow noopener',
					),
					$name
				),
				array_keys( $links ),
				array_values( $links )
			)
		);
	}

	/** Returns the address of Google's form. */
	private function google( Occurrence $one ): string {
		$format = $one->event->is_all_day ? 'Ymd' : 'Ymd\THis\Z';
		return self::GOOGLE . http_build_query(
			array_filter(
				array(
					'action'   => 'TEMPLATE',
					'text'     => $one->event->title,
					'dates'    => self::moment( $one, false, $format ) . '/' . self::moment( $one, true, $format ),
					'location' => $one->event->text( 'location' ),
					'details'  => self::description( $one ),
				)
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/** Returns the address of Outlook's form. */
	private function outlook( Occurrence $one ): string {
		$format = $one->event->is_all_day ? 'Y-m-d' : 'Y-m-d\TH:i:s\Z';
		return self::OUTLOOK . http_build_query(
			array_filter(
				array(
					'path'     => '/calendar/action/compose',
					'rru'      => 'addevent',
					'subject'  => $one->event->title,
					'startdt'  => self::moment( $one, false, $format ),
					'enddt'    => self::moment( $one, true, $format ),
					'allday'   => $one->event->is_all_day ? 'true' : '',
					'location' => $one->event->text( 'location' ),
					'body'     => self::description( $one ),
				)
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/**
	 * Returns when it begins or ends; an event without an end takes an hour.
	 *
	 * @param bool $is_end Which one.
	 */
	private static function moment( Occurrence $one, bool $is_end, string $format ): string {
		$moment = $is_end ? $one->end ?? $one->start->modify( '+1 hour' ) : $one->start;
		return $one->event->is_all_day ? $moment->format( $format ) : $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( $format );
	}

	/** Returns the description as plain text. */
	private static function description( Occurrence $one ): string {
		return mb_substr( Plain::text( $one->event->description() ), 0, self::LONGEST );
	}
}
