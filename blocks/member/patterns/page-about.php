<?php
/**
 * A whole page: who we are and how to reach us.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$hero = Hero::beside(
	'facade',
	array(
		__( 'Bakery since 1998', 'frontage' ),
		__( 'The red door on Church Street', 'frontage' ),
		__( 'It’s open most of the time. When it isn’t, ring the bell: one of us is always kneading.', 'frontage' ),
		__( 'Find us', 'frontage' ),
	),
	'visit'
);

$story = Markup::columns(
	array(
		Markup::picture( 'market', '4/3' ),
		Markup::words(
			__( 'It began with one oven', 'frontage' ),
			__(
				'In the winter of 1998, Ada borrowed an oven, and Björn built a stall around it. By spring, there was a line. There still is, but now we bring it coffee.',
				'frontage'
			)
		),
	),
	'center',
	Markup::WIDE_FIRST
);

$people   = array(
	'Ada Berg'     => array(
		__( 'Bakes the rye', 'frontage' ),
		__( 'Ada feeds the sourdough every evening at ten. It is older than the shop.', 'frontage' ),
	),
	'Björn Sand'   => array(
		__( 'Mills and mends', 'frontage' ),
		__( 'Björn grinds the flour, and repairs the oven with whatever is in his pockets.', 'frontage' ),
	),
	'Chiara Rossi' => array(
		__( 'Makes everything sweet', 'frontage' ),
		__( 'Chiara came for a week and stayed. Ask her for the plum cake in September.', 'frontage' ),
	),
);
$pictures = Pictures::of_people( count( $people ) );
$cards    = array();
foreach ( $people as $name => list( $role, $text ) ) {
	$role    = esc_html( $role );
	$cards[] = Parts::block( 'member', (array) array_shift( $pictures ) + compact( 'name', 'role' ), Markup::paragraph( $text ) );
}

return array(
	'title'         => __( 'Page: About and contact', 'frontage' ),
	'description'   => __( 'A large picture, a story, the years, the people, opening hours, and a contact form.', 'frontage' ),
	'keywords'      => array( 'about', 'contact', 'company' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => $hero
		. Markup::section( $story, '', 'story' )
		. Markup::section( Markup::of( 'timeline/company-history' ), 'frontage-tint' )
		. Markup::section(
			Markup::heading( __( 'Who gets up at three', 'frontage' ), 2, 'wide' ) . Markup::columns( $cards, '', array(), Markup::CARDS ),
			'',
			'team',
			array( 'bottom' => Markup::NONE )
		)
		. Markup::section(
			Markup::beside(
				__( 'When we’re open', 'frontage' ),
				__( 'When the rye is gone, it is gone. That is around eleven.', 'frontage' ),
				Parts::of( 'tabs/opening-hours', 'tabs' )
			)
		)
		. Markup::section(
			Markup::beside(
				__( 'Visit us or write to us', 'frontage' ),
				__( '12 Church Street, at its end. Order a cake by Thursday, and it is ready on Saturday.', 'frontage' ),
				Parts::of( 'form/contact-two-columns', 'form' )
			),
			'frontage-tint',
			'visit'
		),
);
