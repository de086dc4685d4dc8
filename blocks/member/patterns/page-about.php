<?php
/**
 * A whole page: who we are and how to reach us.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;

defined( 'ABSPATH' ) || exit;

$hero = Hero::markup(
	'facade',
	__( 'About us', 'frontage' ),
	__( 'The red door at the end of Church Street', 'frontage' ),
	__( 'It’s open most of the time. When it isn’t, ring the bell.', 'frontage' ),
	__( 'Find us', 'frontage' ),
	'visit'
);

$story = Markup::columns(
	array(
		Markup::words(
			__( 'It began with one oven', 'frontage' ),
			__(
				'In the winter of 1998, Ada borrowed an oven, and Björn built a stall around it. By spring, there was a line. There still is, but now we bring it coffee.',
				'frontage'
			)
		),
		Markup::picture( 'market', '4/3' ),
	)
);

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
		. Markup::section( Markup::of( 'member/team' ), '', 'team' )
		. Markup::section( Markup::of( 'tabs/opening-hours' ) )
		. Markup::section( Markup::of( 'form/contact-two-columns' ), 'frontage-tint', 'visit' ),
);
