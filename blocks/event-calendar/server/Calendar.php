<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeZone;
use Frontage\Base\Html\Html;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** The whole calendar: its head, one view, and what the script needs to show others without a new page. */
final class Calendar {
	/** Headings below each other. */
	private const LEVELS = array( 'h2', 'h3', 'h4', 'h5', 'h6' );

	private readonly string $id;

	private readonly View_State $state;

	/** Address of the calendar as a file; empty if it has none. */
	private readonly string $feed;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param WP_Block $block For the post around it.
	 */
	public function __construct( private readonly array $attributes, private readonly WP_Block $block ) {
		$this->id    = Ids::for( 'calendar', $attributes );
		$this->state = View_State::asked( $this->id, self::views( $attributes ), wp_timezone() );
		$this->feed  = true === $attributes['hasFeed'] ? Feed_Address::of( $block, $this->id ) : '';
	}

	/** Returns the calendar; null without any event that an author typed. */
	public function html(): ?Html {
		list( $from, $to ) = $this->state->window();

		$source = Source::of( $this->attributes, $this->block, wp_timezone() );
		if ( ! $source->is_there() ) {
			return null;
		}
		$occurrences = Occurrences::between( $source->events( $from, $to ), $from, $to );
		if ( true === $this->attributes['hasSchema'] ) {
			Structured_Data::add( $occurrences, $this->state->today );
		}
		return Wrapper::html(
			array(
				'id'    => $this->id,
				'class' => 'frontage-event-calendar',
			),
			Island::html(
				'event-calendar',
				array(
					'id'    => $this->id,
					'zone'  => wp_timezone()->getName(),
					'words' => array(
						'loading' => __( 'Loading…', 'frontage' ),
						'failed'  => __( 'The events could not be loaded. Check your connection and try again.', 'frontage' ),
						'retry'   => __( 'Try again', 'frontage' ),
					),
				),
				fragment(
					$this->view( $occurrences ),
					Today::script( wp_timezone() ),
					Status::html(),
					$this->dialog()
				),
				Island::AND_BACK
			),
			'' === $this->feed ? Html::raw( '' ) : $this->subscription()
		);
	}

	/**
	 * Returns the view, which is replaced when the visitor opens another one.
	 *
	 * @param list<Occurrence> $occurrences Dates in it.
	 */
	private function view( array $occurrences ): Html {
		list( $title, $day, $event ) = self::tags( $this->attributes['titleTag'] );

		$links  = true === $this->attributes['hasLinks'] ? new Calendar_Links( $this->feed ) : null;
		$agenda = new Agenda( $this->state, new Details( $this->id, $event, $links ) );
		$view   = $this->state->view;
		return el(
			'div',
			array(
				'class'       => "frontage-event-calendar__body frontage-list is-$view",
				'tabindex'    => '-1',
				'data-status' => Date_Labels::title( $this->state ),
				// Pages come from caches: the script shows the current month if this one is over.
				'data-now'    => $this->state->is_given ? null : "$view," . $this->state->today->format( 'Y-m-d' ),
			),
			( new Head( $this->state ) )->html( $title, Ids::label( __( 'Calendar navigation', 'frontage' ) ) ),
			match ( $view ) {
				'month' => ( new Month( $this->state, $occurrences ) )->html(),
				'list'  => null,
				default => ( new Time_Grid( $this->state, $occurrences ) )->html(),
			},
			$agenda->html( $occurrences, $day )
		);
	}

	/** Returns the dialog in which the script shows an event. */
	private function dialog(): Html {
		return Dialog::html(
			'event-calendar',
			array( 'aria-label' => __( 'Event', 'frontage' ) ) + Dialog::closing( true, true ),
			fragment(
				Dialog::close( 'event-calendar', __( 'Close', 'frontage' ) ),
				el( 'div', array( 'class' => 'frontage-event-calendar__details' ) )
			)
		);
	}

	/** Returns the link that adds the calendar to the visitor's own. */
	private function subscription(): Html {
		return el(
			'p',
			array( 'class' => 'frontage-event-calendar__subscribe' ),
			el(
				'a',
				array(
					'href' => $this->feed,
					'rel'  => 'nofollow',
				),
				__( 'Subscribe to this calendar (iCal)', 'frontage' )
			)
		);
	}

	/**
	 * Returns the views that visitors may choose, the first one first.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @return list<string>
	 */
	private static function views( array $attributes ): array {
		$offered = is_array( $attributes['views'] ) ? array_values( array_intersect( View_State::VIEWS, $attributes['views'] ) ) : array();
		return array_values( array_unique( array( (string) $attributes['view'], ...$offered ) ) );
	}

	/**
	 * Returns the tags of the title, of days, and of events.
	 *
	 * @param mixed $chosen Tag of the title.
	 * @return array{string, string, string}
	 */
	private static function tags( mixed $chosen ): array {
		$level = (int) array_search( $chosen, self::LEVELS, true );
		$below = static fn ( int $by ): string => self::LEVELS[ min( $level + $by, count( self::LEVELS ) - 1 ) ];
		return array( self::LEVELS[ $level ], $below( 1 ), $below( 2 ) );
	}
}
