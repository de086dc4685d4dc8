<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Picture;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Everything about an event on one of its dates (S2 §3). */
final class Details {
	/**
	 * Takes what is the same for all events.
	 *
	 * @param string $id Of the calendar.
	 * @param string $tag Of titles.
	 * @param Calendar_Links|null $links Links that add an event to another calendar; null for none.
	 */
	public function __construct( private readonly string $id, private readonly string $tag, private readonly ?Calendar_Links $links ) {}

	/**
	 * Returns the item of a list.
	 *
	 * @param Occurrence $one What is shown.
	 */
	public function html( Occurrence $one ): Html {
		$event       = $one->event;
		$description = $event->description();
		return el(
			'li',
			array(
				'class' => 'frontage-event-calendar__event',
				'id'    => "$this->id-" . $one->key(),
				'style' => array( '--frontage-event-color' => $event->color() ),
			),
			$this->picture( $event ),
			el( $this->tag, array( 'class' => 'frontage-event-calendar__event-title' ), self::title( $event ) ),
			self::when( $one ),
			self::line( 'place', __( 'Place', 'frontage' ), $event->text( 'location' ) ),
			self::line( 'guest', __( 'With', 'frontage' ), $event->text( 'guest' ) ),
			'' === $description ? null : el( 'div', array( 'class' => 'frontage-event-calendar__text' ), Html::raw( $description ) ),
			$this->links?->html( $one )
		);
	}

	/** Returns the picture; null if there is none. */
	private function picture( Event $event ): ?Html {
		list( $id, $url ) = $event->picture();
		return Picture::html( $id, $url, $event->text( 'imageAlt' ), 'frontage-event-calendar__picture' );
	}

	/** Returns the title, which is a link if the event has a page. */
	private static function title( Event $event ): Html|string {
		$url = $event->url();
		$rel = array_filter( array( $event->is( 'isExternal' ) ? 'noopener' : '', $event->is( 'isNofollow' ) ? 'nofollow' : '' ) );
		return '' === $url ? $event->title : el(
			'a',
			array(
				'href'   => $url,
				'target' => $event->is( 'isExternal' ) ? '_blank' : null,
				'rel'    => array() === $rel ? null : implode( ' ', $rel ),
			),
			$event->title
		);
	}

	/**
	 * Returns a line with a name for readers.
	 *
	 * @param string $class Ending of its class.
	 * @param string $name What it is.
	 * @param string $text Nothing is printed without it.
	 */
	private static function line( string $class, string $name, string $text ): ?Html {
		return '' === $text ? null : el(
			'p',
			array( 'class' => "frontage-event-calendar__$class" ),
			el( 'span', array( 'class' => 'screen-reader-text' ), "$name: " ),
			$text
		);
	}

	/**
	 * Returns when it is. An end that is not after the start is “Invalid Data” (S2 §5).
	 *
	 * @param Occurrence $one What is shown.
	 */
	private static function when( Occurrence $one ): Html {
		$event = $one->event;
		$start = self::moment( $one->start, $event->is_all_day, true );
		if ( $event->is_end_wrong ) {
			$wrong = el( 'span', array( 'class' => 'frontage-event-calendar__invalid' ), __( 'Invalid Data', 'frontage' ) );
			$parts = array( $start, ' – ', $wrong );
		} elseif ( null === $one->end || ( $event->is_all_day && $one->first_day === $one->last_day ) ) {
			$parts = array( $start );
		} else {
			$end   = $event->is_all_day ? $one->end->modify( '-1 day' ) : $one->end;
			$parts = array( $start, ' – ', self::moment( $end, $event->is_all_day, $end->format( 'Y-m-d' ) !== $one->first_day ) );
		}
		return el( 'p', array( 'class' => 'frontage-event-calendar__when' ), $parts, self::elsewhere( $one ) );
	}

	/**
	 * Returns a moment.
	 *
	 * @param bool $is_all_day Whether it has no time.
	 * @param bool $has_day Whether the day is said.
	 */
	private static function moment( DateTimeImmutable $moment, bool $is_all_day, bool $has_day ): Html {
		$words = array_filter( array( $has_day ? Date_Labels::day( $moment ) : '', $is_all_day ? '' : Date_Labels::time( $moment ) ) );
		return el( 'time', array( 'datetime' => $moment->format( $is_all_day ? 'Y-m-d' : 'Y-m-d\TH:iP' ) ), implode( ', ', $words ) );
	}

	/**
	 * Returns the time in the event's own time zone, if clocks differ there.
	 *
	 * @param Occurrence $one What is shown.
	 */
	private static function elsewhere( Occurrence $one ): ?Html {
		$zone  = $one->event->start->getTimezone();
		$local = $one->start->setTimezone( $zone );
		if ( $one->event->is_all_day || $local->getOffset() === $one->start->getOffset() ) {
			return null;
		}
		$city = str_replace( '_', ' ', (string) preg_replace( '~^.*/~', '', $zone->getName() ) );
		/* translators: 1: time, 2: city of a time zone. */
		$text = sprintf( __( '%1$s in %2$s', 'frontage' ), Date_Labels::time( $local ), $city );
		return el( 'span', array( 'class' => 'frontage-event-calendar__zone' ), " ($text)" );
	}
}
