<?php
/**
 * A whole page: a guesthouse, and why people come back.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$hero = Hero::above(
	'lake',
	array(
		__( 'Guesthouse, all year round', 'frontage' ),
		__( 'The house by the lake', 'frontage' ),
		__( 'Six rooms, two boats, and bread at eight.', 'frontage' ),
		__( 'Ask for a room', 'frontage' ),
	),
	'book'
);

$morning = Markup::columns(
	array(
		Markup::picture( 'breakfast', '4/3' ),
		Markup::words(
			__( 'Breakfast is never over', 'frontage' ),
			__(
				'The first loaf leaves the oven at eight, and the last guest comes down at eleven. Nobody looks at a clock. There isn’t one.',
				'frontage'
			)
		),
	),
	'center',
	Markup::WIDE_FIRST
);

$evening = Markup::columns(
	array(
		Markup::words(
			__( 'Nothing on the schedule', 'frontage' ),
			__(
				'An armchair, a lamp, four hundred books. If you need more, take the red boat: the oars are behind the door, and the lake is yours until dark.',
				'frontage'
			)
		),
		Markup::picture( 'reading', '4/3' ),
	),
	'center',
	Markup::WIDE_LAST
);

$places = array(
	array( 33, 72, __( 'The dairy', 'frontage' ), __( 'An hour on foot. Ring twice for buttermilk, and leave two euros in the jar.', 'frontage' ) ),
	array( 74, 82, __( 'The cypresses', 'frontage' ), __( 'The best shade of the whole valley, with a bench for exactly two.', 'frontage' ) ),
	array( 67, 34, __( 'The ridge', 'frontage' ), __( 'Three hours up. Start at five once, and see the sun come over it.', 'frontage' ) ),
);
$spots  = '';
foreach ( $places as list( $x, $y, $label, $text ) ) {
	$spots .= Parts::block( 'hotspot', compact( 'x', 'y', 'label' ), Markup::paragraph( $text ) );
}
$walks = Markup::heading( __( 'Where to walk', 'frontage' ), 2, 'wide' )
	. Parts::block( 'hotspots', Pictures::described( 'hills' ) + array( 'align' => 'wide' ), $spots );

$questions = Parts::questions(
	array(
		__( 'How do I get to you?', 'frontage' ) => __(
			'By bus 12 to its last stop, then ten minutes along the water. We pick you up if you have more than one suitcase.',
			'frontage'
		),
		__( 'Can I bring my dog?', 'frontage' )  => __( 'Yes, if it gets along with ours. His name is Lothar, and he was here first.', 'frontage' ),
		__( 'What if it rains?', 'frontage' )    => __( 'Then we light the stove, and the soup is ready an hour earlier.', 'frontage' ),
		__( 'Is there a room without stairs?', 'frontage' ) => __(
			'Two of the six are on the ground floor, with wide doors and a shower you can roll into.',
			'frontage'
		),
	)
);

return array(
	'title'         => __( 'Page: Landing page', 'frontage' ),
	'description'   => __( 'A large picture, two reasons, what people say, questions, a booking form, and an invitation.', 'frontage' ),
	'keywords'      => array( 'landing', 'hotel', 'booking' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => $hero
		. Markup::section( $morning . $evening, '', 'house', array( 'gap' => Markup::SPREAD ) )
		. Markup::section(
			Markup::heading( __( 'What people say', 'frontage' ), 2, 'center' ) . Markup::of( 'slider/testimonials-slider' ),
			'frontage-tint'
		)
		. Markup::section( $walks, '', 'walks', array( 'bottom' => Markup::NONE ) )
		. Markup::section(
			Markup::beside(
				__( 'Good to know', 'frontage' ),
				__( 'What people ask us on the phone, and what we say.', 'frontage' ),
				$questions
			),
			'',
			'questions'
		)
		. Markup::section(
			Markup::beside(
				__( 'Ask for a room', 'frontage' ),
				__( 'A night is €80 for one, €120 for two, and €150 for a family. We answer the same day, and you pay when you leave.', 'frontage' ),
				Markup::of( 'form/form-booking' )
			),
			'frontage-tint',
			'book'
		)
		. Parts::letter(
			__( 'Four letters a year', 'frontage' ),
			__( 'When the lake freezes, when the plums are ready, and which weekends are still free.', 'frontage' )
		),
);
