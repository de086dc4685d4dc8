<?php
/**
 * A whole page: an event, from the first look to the ticket.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$hero = Hero::over(
	'festival',
	array(
		__( 'Lake meadow, every weekend in summer', 'frontage' ),
		__( 'Three nights under the striped tent', 'frontage' ),
		__( 'Songs, soup, and a swim at midnight. Four hundred people, one stage, no fences.', 'frontage' ),
		__( 'Reserve a place', 'frontage' ),
	),
	'come',
	array(
		'x' => 0.76,
		'y' => 0.5,
	)
);

$left = Markup::columns(
	array(
		Markup::words( __( 'The next one begins in', 'frontage' ), __( 'Friday at five, when the soup is ready.', 'frontage' ) ),
		Parts::block(
			'countdown',
			array(
				'kind'      => 'recurring',
				'meaning'   => 'starts',
				'every'     => 'week',
				'weekday'   => 5,
				'time'      => '17:00',
				'rest'      => 3600,
				'className' => 'is-style-boxed',
			),
			Markup::paragraph( __( 'We’ve begun. Come as you are!', 'frontage' ) )
		),
	),
	'center',
	Markup::WIDE_LAST,
	Markup::APART
);

$days   = array(
	__( 'Friday', 'frontage' )   => array(
		'17:00' => __( 'Doors and soup', 'frontage' ),
		'19:30' => __( 'The brass band from the valley', 'frontage' ),
		'22:00' => __( 'Songs by the fire', 'frontage' ),
	),
	__( 'Saturday', 'frontage' ) => array(
		'10:00' => __( 'Breakfast on the meadow', 'frontage' ),
		'15:00' => __( 'Workshop: building a kite', 'frontage' ),
		'20:00' => __( 'Chiara and the night choir', 'frontage' ),
	),
	__( 'Sunday', 'frontage' )   => array(
		'09:00' => __( 'A swim across the lake', 'frontage' ),
		'11:00' => __( 'Matinee for children', 'frontage' ),
		'14:00' => __( 'We carry the tent down together', 'frontage' ),
	),
);
$panels = array();
foreach ( $days as $day => $hours ) {
	$items = '';
	foreach ( $hours as $hour => $what ) {
		$items .= Parts::block(
			'timeline-item',
			array(
				'dateText' => $hour,
				'title'    => esc_html( $what ),
			)
		);
	}
	$panels[ $day ] = Parts::block( 'timeline', array(), $items );
}

$people   = array(
	'Ada Berg'     => __( 'Sings, and plays the accordion', 'frontage' ),
	'Björn Sand'   => __( 'Double bass', 'frontage' ),
	'Chiara Rossi' => __( 'Leads the night choir', 'frontage' ),
	'Dilek Ay'     => __( 'Clarinet and stories', 'frontage' ),
	'Emil Lund'    => __( 'Cooks the soup', 'frontage' ),
);
$pictures = Pictures::of_people( count( $people ) );
$members  = '';
foreach ( $people as $name => $role ) {
	$role     = esc_html( $role );
	$members .= Parts::block( 'member', (array) array_shift( $pictures ) + compact( 'name', 'role' ) );
}
$carousel = Parts::block(
	'carousel',
	array(
		'kind'  => 'team',
		'align' => 'wide',
	),
	$members
);

$questions = Parts::questions(
	array(
		__( 'Getting here', 'frontage' )  => __( 'Bus 12 to its last stop, then follow the lamps. The last bus back waits for the last song.', 'frontage' ),
		__( 'Sleeping', 'frontage' )      => __( 'Put up your tent behind the alders. There is water, and there are showers, if you don’t mind them cold.', 'frontage' ),
		__( 'With children', 'frontage' ) => __( 'Under twelve, they come free. Ear protection hangs on a hook at the entrance.', 'frontage' ),
		__( 'If it rains', 'frontage' )   => __( 'Then we move closer together. The tent has held for eleven years.', 'frontage' ),
	)
);

$guest = Parts::field( __( 'First name', 'frontage' ), 'first_name', array( 'width' => 'half' ) )
	. Parts::field(
		__( 'Ticket', 'frontage' ),
		'ticket',
		array(
			'options' => array( __( 'All three days', 'frontage' ), __( 'One day', 'frontage' ), __( 'Under twelve', 'frontage' ) ),
			'width'   => 'half',
		)
	);
$form  = Parts::form(
	array(
		'title'   => __( 'Event registration', 'frontage' ),
		'button'  => __( 'Reserve', 'frontage' ),
		'success' => __( 'Thank you. Your places are reserved.', 'frontage' ),
	),
	Parts::block(
		'form-group',
		array(
			'kind'  => 'repeat',
			'label' => __( 'Who’s coming?', 'frontage' ),
			'name'  => 'guests',
			'item'  => __( 'Guest', 'frontage' ),
			'add'   => __( 'Add guest', 'frontage' ),
			'max'   => 8,
		),
		$guest
	)
	. Parts::field( __( 'Anything we should know?', 'frontage' ), 'needs', array( 'kind' => 'textarea' ) )
);

return array(
	'title'         => __( 'Page: Event', 'frontage' ),
	'description'   => __( 'A large picture, the time left, the days, who comes, what to know, and the registration.', 'frontage' ),
	'keywords'      => array( 'event', 'festival', 'conference' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => $hero
		. Markup::section( $left, 'frontage-tint' )
		. Markup::section(
			Markup::beside(
				__( 'The program', 'frontage' ),
				__( 'One stage, so nothing overlaps, and you miss nothing.', 'frontage' ),
				Parts::tabs( $panels )
			),
			'',
			'program',
			array( 'bottom' => Markup::NONE )
		)
		. Markup::section( Markup::heading( __( 'Who you’ll meet', 'frontage' ), 2, 'wide' ) . $carousel, '', 'people' )
		. Markup::section(
			Markup::beside( __( 'Good to know', 'frontage' ), __( 'It is a meadow. Bring shoes that may get wet.', 'frontage' ), $questions ),
			'frontage-tint'
		)
		. Markup::section(
			Markup::beside(
				__( 'Come along', 'frontage' ),
				__( 'Three days are €60, one day is €25. You pay at the entrance, in cash, to a man with a feather on his hat.', 'frontage' ),
				$form
			),
			'',
			'come'
		),
);
