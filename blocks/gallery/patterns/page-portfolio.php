<?php
/**
 * A whole page: the work of a studio.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;

defined( 'ABSPATH' ) || exit;

$claim = Markup::columns(
	array(
		Markup::heading( __( 'We draw houses that are quiet outside and warm inside.', 'frontage' ), 2, '', 'xx-large' ),
		Markup::paragraph( __( 'Berg & Sand, architects. Two people, one dog, and forty houses since 2009.', 'frontage' ), '', 'large' ),
	)
);

$people = Markup::columns(
	array(
		Markup::picture( 'ada', '4/5' ),
		Markup::words(
			__( 'You’ll talk to us, not to an office', 'frontage' ),
			__( 'Ada draws, Björn builds. The person who answers the phone will also stand on your roof.', 'frontage' ),
			__( 'Start a project', 'frontage' ),
			'contact'
		),
		Markup::picture( 'ben', '4/5' ),
	)
);

return array(
	'title'         => __( 'Page: Studio', 'frontage' ),
	'description'   => __( 'One sentence in large type, work to filter, before and after, clients, and a way to write.', 'frontage' ),
	'keywords'      => array( 'portfolio', 'studio', 'work' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => Markup::section( $claim )
		. Markup::section( Markup::of( 'gallery/portfolio' ), '', 'work' )
		. Markup::section( Markup::of( 'image-compare/before-and-after' ), 'frontage-tint' )
		. Markup::section( $people, '', 'people' )
		. Markup::section( Markup::of( 'tabs/services' ), '', 'services' )
		. Markup::section( Markup::of( 'carousel/logo-carousel' ) )
		. Markup::section( Markup::of( 'form/get-in-touch' ), '', 'contact' ),
);
