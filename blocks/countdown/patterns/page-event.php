<?php
/**
 * A whole page: an event, from the first look to the ticket.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;

defined( 'ABSPATH' ) || exit;

$hero = Hero::markup(
	'festival',
	__( 'Lake meadow, every summer', 'frontage' ),
	__( 'Three nights under the striped tent', 'frontage' ),
	__( 'Songs, soup, and a swim at midnight. Four hundred people, one stage, no fences.', 'frontage' ),
	__( 'Reserve a place', 'frontage' ),
	'come'
);

$days = array(
	__( 'Friday', 'frontage' )   => array(
		'17:00' => __( 'Doors and soup', 'frontage' ),
		'19:30' => __( 'The brass band from the valley', 'frontage' ),
		'22:00' => __( 'Songs by the fire', 'frontage' ),
	),
	__( 'Saturday', 'frontage' ) => array(
		'10:00' => __( 'Breakfast on the meadow', 'frontage' ),
		'15:00' => __( 'Workshop: building a kite', 'frontage' ),
		'20:00' => __( 'Noor and the night choir', 'frontage' ),
	),
	__( 'Sunday', 'frontage' )   => array(
		'09:00' => __( 'A swim across the lake', 'frontage' ),
		'11:00' => __( 'Matinee for children', 'frontage' ),
		'14:00' => __( 'We carry the tent down together', 'frontage' ),
	),
);
$tabs = '';
foreach ( $days as $day => $hours ) {
	$items = '';
	foreach ( $hours as $hour => $what ) {
		$items .= '<!-- wp:frontage/timeline-item '
			. serialize_block_attributes(
				array(
					'dateText' => $hour,
					'title'    => esc_html( $what ),
				)
			)
			. " /-->\n\n";
	}
	$tabs .= '<!-- wp:frontage/tab ' . serialize_block_attributes( array( 'title' => esc_html( $day ) ) )
		. " -->\n<!-- wp:frontage/timeline -->\n$items<!-- /wp:frontage/timeline -->\n<!-- /wp:frontage/tab -->\n\n";
}
$program = Markup::heading( __( 'The program', 'frontage' ) )
	. "<!-- wp:frontage/tabs -->\n$tabs<!-- /wp:frontage/tabs -->\n\n";

$left = Markup::heading( __( 'Time left', 'frontage' ), 2, 'center' )
	. '<!-- wp:frontage/countdown {"kind":"recurring","meaning":"starts","every":"week","weekday":5,"time":"17:00","rest":3600,"style":{"typography":{"textAlign":"center"}}} -->'
	. "\n" . Markup::paragraph( __( 'We’ve begun. Come as you are!', 'frontage' ), 'center' ) . "<!-- /wp:frontage/countdown -->\n\n";

return array(
	'title'         => __( 'Page: Event', 'frontage' ),
	'description'   => __( 'A large picture, the time left, the days, who comes, what to know, and the registration.', 'frontage' ),
	'keywords'      => array( 'event', 'festival', 'conference' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => $hero
		. Markup::section( $left, 'frontage-tint' )
		. Markup::section( $program, '', 'program' )
		. Markup::section( Markup::heading( __( 'Who you’ll meet', 'frontage' ), 2, 'center' ) . Markup::of( 'carousel/team-carousel' ), '', 'people' )
		. Markup::section( Markup::of( 'accordion/good-to-know' ), 'frontage-tint' )
		. Markup::section( Markup::heading( __( 'Come along', 'frontage' ) ) . Markup::of( 'form/form-event' ), '', 'come' ),
);
