<?php
/**
 * A whole page: the work of a studio.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$claim = Markup::columns(
	array(
		Markup::heading( __( 'We draw places that people want to stay in.', 'frontage' ), 2, '', 'xx-large' ),
		Markup::paragraph(
			__( 'Walls, books, and rooms from Berg & Sand. Two people, one dog, and forty commissions since 2009.', 'frontage' )
		) . Markup::button( __( 'Book a first talk', 'frontage' ), 'contact' ),
	),
	'bottom',
	Markup::WIDE_FIRST
);

$portraits = Markup::block(
	'columns',
	array( 'isStackedOnMobile' => false ),
	'<div class="wp-block-columns is-not-stacked-on-mobile">'
		. trim( Markup::block( 'column', array(), '<div class="wp-block-column">' . trim( Markup::picture( 'ada', '4/5' ) ) . '</div>' ) ) . "\n\n"
		. trim( Markup::block( 'column', array(), '<div class="wp-block-column">' . trim( Markup::picture( 'ben', '4/5' ) ) . '</div>' ) )
		. '</div>'
);

$people = Markup::columns(
	array(
		$portraits,
		Markup::words(
			__( 'You’ll talk to us, not to an office', 'frontage' ),
			__( 'Ada draws, Björn builds. The person who answers the phone will also stand on your ladder.', 'frontage' ),
			__( 'Start a project', 'frontage' ),
			'contact'
		),
	),
	'center',
	Markup::WIDE_FIRST
);

$change = Markup::beside(
	__( 'What a week of work can do', 'frontage' ),
	__( 'Move the line to see the room before and after.', 'frontage' ),
	Parts::of( 'image-compare/before-and-after', 'image-compare' )
);

$services = array(
	__( 'Walls', 'frontage' ) => array(
		__( 'A wall, on site', 'frontage' ),
		__( 'We paint hallways, schools, and one swimming pool so far. You get a drawing in true colors first, taped to the wall for a week.', 'frontage' ),
	),
	__( 'Books', 'frontage' ) => array(
		__( 'A book, page by page', 'frontage' ),
		__( 'Covers, maps, and whole picture books. We read the manuscript twice before we sharpen a pencil.', 'frontage' ),
	),
	__( 'Rooms', 'frontage' ) => array(
		__( 'A room, from the floor up', 'frontage' ),
		__( 'Colors, furniture, and light for one room that should feel like yours. A week of work, and nobody has to move out.', 'frontage' ),
	),
);
$panels   = array();
foreach ( $services as $service => list( $title, $text ) ) {
	$panels[ $service ] = Markup::heading( $title, 3 ) . Markup::paragraph( $text );
}

$topics = array( __( 'A wall', 'frontage' ), __( 'A book', 'frontage' ), __( 'A room', 'frontage' ), __( 'Something else', 'frontage' ) );
$form   = Parts::form(
	array(
		'title'   => __( 'First talk', 'frontage' ),
		'button'  => __( 'Ask for this day', 'frontage' ),
		'success' => __( 'Thank you. We confirm the day by email.', 'frontage' ),
	),
	Parts::field(
		__( 'Day', 'frontage' ),
		'day',
		array(
			'kind'     => 'date',
			'required' => true,
			'width'    => 'half',
		)
	)
	. Parts::field(
		__( 'What is it about?', 'frontage' ),
		'topic',
		array(
			'options' => $topics,
			'width'   => 'half',
		)
	)
	. Parts::field( __( 'Tell us about the place', 'frontage' ), 'place', array( 'kind' => 'textarea' ) )
);

$clients = Parts::block(
	'carousel',
	array(
		'kind'    => 'logos',
		'columns' => 5,
		'loop'    => true,
		'hasDots' => false,
		'align'   => 'wide',
		'label'   => __( 'Who we draw for', 'frontage' ),
	),
	implode( '', array_map( static fn ( array $logo ): string => Pictures::image( $logo ), Pictures::of_logos() ) )
);

return array(
	'title'         => __( 'Page: Studio', 'frontage' ),
	'description'   => __( 'One sentence in large type, work to filter, before and after, clients, and a way to write.', 'frontage' ),
	'keywords'      => array( 'portfolio', 'studio', 'work' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => Markup::section(
		$claim,
		'',
		'',
		array(
			'top'    => Markup::NEAR,
			'bottom' => Markup::NONE,
		)
	)
			. Markup::section( Markup::of( 'gallery/portfolio' ), '', 'work' )
			. Markup::section( $change, 'frontage-tint' )
			. Markup::section( $people, '', 'people', array( 'bottom' => Markup::NONE ) )
			. Markup::section(
				Markup::beside(
					__( 'What we can do for you', 'frontage' ),
					__( 'Three things, and we turn down the fourth.', 'frontage' ),
					Parts::tabs( $panels )
				),
				'',
				'services',
				array( 'bottom' => Markup::NONE )
			)
			. Markup::section( Markup::heading( __( 'Who we draw for', 'frontage' ), 2, 'wide' ) . $clients )
			. Markup::section(
				Markup::beside(
					__( 'Book a first talk', 'frontage' ),
					__( 'Half an hour at our table or on the phone. It costs nothing, and you leave with a sketch.', 'frontage' ),
					$form
				),
				'frontage-tint',
				'contact'
			),
);
