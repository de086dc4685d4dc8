<?php
/**
 * A whole page: a guesthouse, and why people come back.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;

defined( 'ABSPATH' ) || exit;

$hero = Hero::markup(
	'lake',
	__( 'Guesthouse, all year round', 'frontage' ),
	__( 'The house by the lake', 'frontage' ),
	__( 'Six rooms, two boats, and bread at eight.', 'frontage' ),
	__( 'Ask for a room', 'frontage' ),
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
	)
);

$evening = Markup::columns(
	array(
		Markup::words(
			__( 'Nothing on the schedule', 'frontage' ),
			__( 'A chair, a lamp, four hundred books. If you need more, take the red boat.', 'frontage' )
		),
		Markup::picture( 'reading', '4/3' ),
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
		. Markup::section( $morning, '', 'house' )
		. Markup::section( $evening )
		. Markup::section(
			Markup::heading( __( 'What people say', 'frontage' ), 2, 'center' ) . Markup::of( 'slider/testimonials-slider' ),
			'frontage-tint'
		)
		. Markup::section( Markup::of( 'hotspots/questions-on-a-picture' ) )
		. Markup::section( Markup::of( 'accordion/good-to-know' ), '', 'questions' )
		. Markup::section( Markup::heading( __( 'Ask for a room', 'frontage' ) ) . Markup::of( 'form/form-booking' ), 'frontage-tint', 'book' )
		. Markup::section( Markup::of( 'newsletter/closing-invitation' ) ),
);
