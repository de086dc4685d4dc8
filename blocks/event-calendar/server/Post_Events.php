<?php
/**
 * @package Frontage
 */

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
		// A day more on both sides: events may be in other time zones. Dates compare as texts.
		$clauses = array(
			array(
				'key'     => $this->fields['start'],
				'value'   => $to->modify( '+1 day' )->format( 'Y-m-d H:i:s' ),
				'compare' => '<',
			),
			array(
				'key'     => '' === $this->fields['end'] ? $this->fields['start'] : $this->fields['end'],
				'value'   => $from->modify( '-1 day' )->format( 'Y-m-d' ),
				'compare' => '>=',
			),
		);
		$query   = new WP_Query(
			array(
				'post_type'           => $this->fields['type'],
				'post_status'         => 'publish',
				'has_password'        => false,
				'posts_per_page'      => self::MOST,
				'ignore_sticky_posts' => true,
				'no_found_rows'       => true,
				'meta_query'          => '' === $this->fields['end'] ? $clauses : array( $clauses[0], $this->ends( $clauses[1] ) ),
			)
		);
		$events  = array();
		foreach ( $query->posts ?? array() as $post ) {
			$events[] = $post instanceof WP_Post && Post_Visibility::is_viewable( $post ) ? $this->event( $post ) : null;
		}
		return array_values( array_filter( $events ) );
	}

	/**
	 * Returns the condition that an event ends after the window begins; without an end, that it begins then.
	 *
	 * @param array<string, string> $ends Condition of the end.
	 * @return array<array-key, mixed>
	 */
	private function ends( array $ends ): array {
		return array(
			'relation' => 'OR',
			$ends,
			array( 'key' => $this->fields['start'] ) + $ends,
		);
	}

	/** Returns a post as an event; null without a valid date. */
	private function event( WP_Post $post ): ?Event {
		$read  = fn ( string $field ): string => '' === $this->fields[ $field ]
			? ''
			: (string) get_post_meta( $post->ID, $this->fields[ $field ], true );
		$start = self::date( $read( 'start' ) );
		$venue = (int) $read( 'venue' );
		return Event::of(
			array(
				'title'       => get_the_title( $post ),
				'start'       => $start,
				'end'         => self::date( $read( 'end' ) ),
				'isAllDay'    => 'yes' === $read( 'all_day' ) || 10 === strlen( $start ),
				'timeZone'    => $read( 'zone' ),
				'location'    => $venue > 0 && Post_Visibility::can_view( $venue ) ? get_the_title( $venue ) : $read( 'location' ),
				'description' => wpautop( esc_html( get_the_excerpt( $post ) ) ),
				'url'         => (string) get_permalink( $post ),
				'imageId'     => (int) get_post_thumbnail_id( $post ),
			),
			"p$post->ID",
			$this->zone
		);
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
