<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Domain\Render\Inline_Script;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** The events of a page for search engines: schema.org's Event, for what is not over. */
final class Structured_Data {
	/** Events beyond which a page is about none of them. */
	private const MOST = 50;

	/**
	 * Events by what they say.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $events = array();

	/**
	 * Adds the events of a calendar. They are printed in the footer, so feeds and REST responses have none.
	 *
	 * @param list<Occurrence> $occurrences Dates that are shown.
	 * @param DateTimeImmutable $today Midnight of today.
	 */
	public static function add( array $occurrences, DateTimeImmutable $today ): void {
		foreach ( $occurrences as $one ) {
			if ( $one->last_day >= $today->format( 'Y-m-d' ) ) {
				$event = self::event( $one );
				self::$events[ md5( (string) wp_json_encode( $event ) ) ] = $event;
			}
		}
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/** Prints the events of the page. */
	public static function print(): void {
		$events       = array_slice( array_values( self::$events ), 0, self::MOST );
		self::$events = array();
		if ( array() !== $events ) {
			$data = array(
				'@context' => 'https://schema.org',
				'@graph'   => $events,
			);
			Inline_Script::print_data( $data, array( 'type' => 'application/ld+json' ) );
		}
	}

	/**
	 * Returns an event on one of its dates.
	 *
	 * @return array<string, mixed>
	 */
	private static function event( Occurrence $one ): array {
		$event  = $one->event;
		$format = $event->is_all_day ? 'Y-m-d' : DATE_ATOM;
		$end    = $event->is_all_day ? $one->last_day : $one->end?->format( $format );
		$place  = $event->text( 'location' );
		$guest  = $event->text( 'guest' );
		$image  = self::image( $event );
		return array_filter(
			array(
				'@type'       => 'Event',
				'name'        => $event->title,
				'startDate'   => $one->start->format( $format ),
				'endDate'     => $end,
				'location'    => '' === $place ? null : array(
					'@type'   => 'Place',
					'name'    => $place,
					'address' => $place,
				),
				'performer'   => '' === $guest ? null : array(
					'@type' => 'Person',
					'name'  => $guest,
				),
				'description' => Plain::text( $event->description() ),
				'image'       => $image,
				'url'         => self::address( $event->url() ),
			),
			static fn ( mixed $value ): bool => null !== $value && '' !== $value
		);
	}

	/**
	 * Returns a full address, since the data is read without its page.
	 *
	 * @param string $url Safe address; empty for none.
	 */
	private static function address( string $url ): string {
		return '' === $url ? '' : \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	}

	/** Returns the address of the picture; empty if there is none. */
	private static function image( Event $event ): string {
		list( $id, $url ) = $event->picture();

		$file  = Post_Visibility::file( $id );
		$found = $file > 0 ? wp_get_attachment_image_url( $file, 'full' ) : false;
		return false !== $found ? $found : ( is_string( $url ) && str_starts_with( $url, 'http' ) ? $url : '' );
	}
}
