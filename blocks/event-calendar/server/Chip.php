<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A date in a month, a week or a day: time and title, with a link to its details on the same page. */
final class Chip {
	/**
	 * Returns the item of a list.
	 *
	 * @param string $id Of the calendar.
	 * @param string $day Day on which it stands, such as `2026-11-26`.
	 * @param array<string, string|int|float> $style Where it stands.
	 * @param bool $is_first Whether the day is the first one of its row, which repeats the title.
	 */
	public static function html( Occurrence $occurrence, string $id, string $day, array $style = array(), bool $is_first = false ): Html {
		$is_bar = $occurrence->is_bar();
		$starts = $occurrence->first_day === $day;
		return el(
			'li',
			array(
				'class' => 'frontage-event-calendar__chip'
					. ( $is_bar ? ' is-bar' : '' )
					. ( $starts ? '' : ' is-continued' )
					. ( $is_bar && $occurrence->last_day > $day ? ' continues' : '' )
					. ( $starts || $is_first ? '' : ' is-repeated' ),
				'style' => array( '--frontage-event-color' => $occurrence->event->color() ) + $style,
			),
			el(
				'a',
				array(
					'class'        => 'frontage-event-calendar__link',
					'href'         => "#$id-" . $occurrence->key(),
					'data-details' => true,
				),
				$occurrence->event->is_all_day || ! $starts
					? null
					: el( 'span', array( 'class' => 'frontage-event-calendar__time' ), Date_Labels::time( $occurrence->start ) ),
				// A word on its own for readers, beside the time.
				' ',
				el( 'span', array( 'class' => 'frontage-event-calendar__label' ), $occurrence->event->title )
			)
		);
	}
}
