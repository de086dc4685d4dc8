<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The head of a calendar: what is shown, and links to what is before, after, and in other views. */
final class Head {
	/** Paths of the arrows. */
	private const ARROWS = array(
		'previous' => 'M14.6 7 13.4 5.8 7.2 12l6.2 6.2 1.2-1.2-5-5z',
		'next'     => 'M10.6 5.8 9.4 7l5 5-5 5 1.2 1.2 6.2-6.2z',
	);

	/** @param View_State $state What is shown. */
	public function __construct( private readonly View_State $state ) {}

	/**
	 * Returns the head.
	 *
	 * @param string $tag Of the title.
	 * @param string $label Name of the navigation, unique in the page.
	 */
	public function html( string $tag, string $label ): Html {
		return el(
			'div',
			array( 'class' => 'frontage-event-calendar__head' ),
			el( $tag, array( 'class' => 'frontage-event-calendar__title' ), Date_Labels::title( $this->state ) ),
			el(
				'nav',
				array(
					'class'      => 'frontage-event-calendar__navigation',
					'aria-label' => $label,
				),
				el(
					'div',
					array( 'class' => 'frontage-event-calendar__steps' ),
					$this->step( 'previous' ),
					$this->link( $this->state->today(), 'frontage-event-calendar__today', __( 'Today', 'frontage' ) ),
					$this->step( 'next' )
				),
				count( $this->state->views ) > 1 ? $this->views() : null
			)
		);
	}

	/**
	 * Returns an arrow.
	 *
	 * @param 'previous'|'next' $way Which one.
	 */
	private function step( string $way ): Html {
		$day   = $this->state->step( 'next' === $way ? 1 : -1 );
		$class = "frontage-event-calendar__step is-$way";
		if ( null === $day ) {
			return el( 'span', array( 'class' => $class ) );
		}
		$arrow = Html::raw(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path fill="currentColor" d="'
				. self::ARROWS[ $way ] . '"/></svg>'
		);
		return $this->link( $this->state->href( $this->state->view, $day ), $class, $arrow, $this->label( $way, $day ) );
	}

	/**
	 * Returns the name of an arrow.
	 *
	 * @param 'previous'|'next' $way Which one.
	 * @param DateTimeImmutable $day Where it leads.
	 */
	private function label( string $way, DateTimeImmutable $day ): string {
		$is_next = 'next' === $way;
		if ( 'week' === $this->state->view ) {
			return $is_next ? __( 'Next week', 'frontage' ) : __( 'Previous week', 'frontage' );
		}
		$label = match ( $this->state->view ) {
			/* translators: %s: date. */
			'day'   => $is_next ? __( 'Next day: %s', 'frontage' ) : __( 'Previous day: %s', 'frontage' ),
			/* translators: %s: month and year. */
			default => $is_next ? __( 'Next month: %s', 'frontage' ) : __( 'Previous month: %s', 'frontage' ),
		};
		return sprintf( $label, Date_Labels::title_of( $this->state->view, $day ) );
	}

	/** Returns the links to the views. */
	private function views(): Html {
		return el(
			'ul',
			array(
				'class' => 'frontage-event-calendar__views',
				'role'  => 'list',
			),
			array_map(
				fn ( string $view ): Html => el(
					'li',
					array(),
					$this->link(
						$this->state->href( $view, $this->state->day ),
						'frontage-event-calendar__view',
						Date_Labels::view( $view ),
						null,
						$view === $this->state->view
					)
				),
				// In the usual order, whichever the author shows first.
				array_values( array_intersect( View_State::VIEWS, $this->state->views ) )
			)
		);
	}

	/**
	 * Returns a link that the script follows within the calendar.
	 *
	 * @param string|null $label If the content has no words.
	 */
	private function link( string $href, string $class, Html|string $content, ?string $label = null, bool $is_current = false ): Html {
		return el(
			'a',
			array(
				'class'        => $class,
				'href'         => $href,
				'rel'          => 'nofollow',
				'aria-label'   => $label,
				'aria-current' => $is_current ? 'true' : null,
				'data-moves'   => true,
			),
			$content
		);
	}
}
