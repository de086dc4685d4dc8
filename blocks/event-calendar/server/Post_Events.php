<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Domain\Query\Public_Meta;
use Frontage\Http\Post_Visibility;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Published posts that have a date in a custom field: those of a type that the author chose, or of The Events Calendar. */
final class Post_Events {
	/** Posts within a window. */
	private const MOST = 300;

	/** The type of The Events Calendar and its fields, which are in the format `2026-11-26 10:00:00`. */
	private const PLUGIN = array(
		'type'     => 'tribe_events',
		'start'    => '_EventStartDate',
		'end'      => '_EventEndDate',
		'all_day'  => '_EventAllDay',
		'zone'     => '_EventTimezone',
		'venue'    => '_EventVenueID',
		'hidden'   => '_EventHideFromUpcoming',
		'location' => '',
	);

	/**
	 * Takes the fields.
	 *
	 * @param array<string, string> $fields Post type and names of its fields, as in `PLUGIN`; empty for none.
	 */
	private function __construct( private readonly array $fields, private readonly DateTimeZone $zone ) {}

	/**
	 * Returns the posts that the author chose. Only fields that the REST API shows to everybody are read.
	 *
	 * @param array<string, mixed> $attributes Of the calendar.
	 * @param DateTimeZone $zone Time zone of the calendar.
	 */
	public static function of( array $attributes, DateTimeZone $zone ): self {
		$type   = (string) $attributes['postType'];
		$public = static fn ( mixed $key ): string => is_string( $key ) && Public_Meta::has( $key, array( $type ) ) ? $key : '';
		return new self(
			array(
				'type'     => is_post_type_viewable( $type ) ? $type : '',
				'start'    => $public( $attributes['startField'] ),
				'end'      => $public( $attributes['endField'] ),
				'location' => $public( $attributes['locationField'] ),
				'all_day'  => '',
				'zone'     => '',
				'venue'    => '',
				'hidden'   => '',
			),
			$zone
		);
	}

	/**
	 * Returns the events of The Events Calendar; none if it is not active.
	 *
	 * @param DateTimeZone $zone Time zone of the calendar.
	 */
	public static function of_plugin( DateTimeZone $zone ): self {
		return new self( post_type_exists( self::PLUGIN['type'] ) ? self::PLUGIN : array( 'type' => '' ) + self::PLUGIN, $zone );
	}

	/**
	 * Returns the events that may be within a window.
	 *
	 * @return list<Event>
	 */
	public function between( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		if ( '' === $this->fields['type'] || '' === $this->fields['start'] ) {
			return array();
		}
		$query  = new WP_Query(
			array(
				'post_type'           => $this->fields['type'],
				'post_status'         => 'publish',
				'has_password'        => false,
				'posts_per_page'      => self::MOST,
				'ignore_sticky_posts' => true,
				'no_found_rows'       => true,
				'meta_query'          => $this->window( $from->modify( '-1 day' ), $to->modify( '+1 day' ) ),
				'orderby'             => array( 'start' => 'ASC' ),
			)
		);
		$events = array();
		foreach ( $query->posts ?? array() as $post ) {
			$events[] = $post instanceof WP_Post && Post_Visibility::is_viewable( $post ) ? $this->event( $post ) : null;
		}
		return array_values( array_filter( $events ) );
	}

	/**
	 * Returns the condition that an event is within a window, which is a day larger on both sides: events may be in other time zones.
	 *
	 * Dates compare as texts, those without hyphens with each other only.
	 *
	 * @return array<array-key, mixed>
	 */
	private function window( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$first = $from->format( 'Ymd' );
		$last  = $to->format( 'Ymd' );
		return array(
			'relation' => 'OR',
			array(
				'start' => $this->compare( 'start', '<', $to->format( 'Y-m-d H:i:s' ) ),
				$this->either( '>=', $from->format( 'Y-m-d' ) ),
			),
			array(
				$this->compare( 'start', '<', $last ),
				$this->either( 'BETWEEN', array( $first, '99991231' ) ),
			),
		);
	}

	/**
	 * Returns the condition of the end; without an end, that of the start.
	 *
	 * @param string $compare How.
	 * @param string|list<string> $value With what.
	 * @return array<array-key, mixed>
	 */
	private function either( string $compare, string|array $value ): array {
		$start = $this->compare( 'start', $compare, $value );
		return '' === $this->fields['end'] ? $start : array(
			'relation' => 'OR',
			$start,
			$this->compare( 'end', $compare, $value ),
		);
	}

	/**
	 * Returns the condition of a field.
	 *
	 * @param 'start'|'end' $field Which.
	 * @param string $compare How.
	 * @param string|list<string> $value With what.
	 * @return array<string, string|list<string>>
	 */
	private function compare( string $field, string $compare, string|array $value ): array {
		return array(
			'key'     => $this->fields[ $field ],
			'value'   => $value,
			'compare' => $compare,
		);
	}

	/** Returns a post as an event; null without a valid date. */
	private function event( WP_Post $post ): ?Event {
		$read = fn ( string $field ): string => '' === $this->fields[ $field ]
			? ''
			: (string) get_post_meta( $post->ID, $this->fields[ $field ], true );
		if ( self::is_yes( $read( 'hidden' ) ) ) {
			return null;
		}
		$start = self::date( $read( 'start' ) );
		return Event::of(
			array(
				'title'       => get_the_title( $post ),
				'start'       => $start,
				'end'         => self::date( $read( 'end' ) ),
				'isAllDay'    => self::is_yes( $read( 'all_day' ) ) || 10 === strlen( $start ),
				'timeZone'    => self::zone( $read( 'zone' ) ),
				'location'    => self::venue( (int) $read( 'venue' ) ) ?? $read( 'location' ),
				'description' => wpautop( esc_html( get_the_excerpt( $post ) ) ),
				'url'         => (string) get_permalink( $post ),
				'imageId'     => (int) get_post_thumbnail_id( $post ),
			),
			"p$post->ID",
			$this->zone
		);
	}

	/**
	 * Returns whether a field says yes: the plugin's screens save `yes`, its importers and programs `1`.
	 *
	 * @param string $value Of a field.
	 */
	private static function is_yes( string $value ): bool {
		return in_array( $value, array( 'yes', '1' ), true );
	}

	/**
	 * Returns the name of a venue if it is published; its type is not one that visitors open.
	 *
	 * @param int $id Post ID; 0 for none.
	 */
	private static function venue( int $id ): ?string {
		$venue = Post_Visibility::part( $id );
		return null === $venue ? null : get_the_title( $venue );
	}

	/**
	 * Returns the name of a time zone as PHP knows it: WordPress also has `UTC+5.5`.
	 *
	 * @param string $name Of a time zone.
	 */
	private static function zone( string $name ): string {
		return 1 === preg_match( '/\AUTC([+-])(\d{1,2})(\.\d+)?\z/', $name, $found )
			? sprintf( '%s%02d:%02d', $found[1], $found[2], 60 * (float) ( $found[3] ?? 0 ) )
			: $name;
	}

	/**
	 * Returns the date in a field, which may also be without hyphens.
	 *
	 * @param string $value Such as `2026-11-26 10:00:00` or `20261126`.
	 */
	private static function date( string $value ): string {
		return (string) preg_replace( '/\A(\d{4})(\d\d)(\d\d)\z/', '$1-$2-$3', trim( $value ) );
	}
}
