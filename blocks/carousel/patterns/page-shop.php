<?php
/**
 * A whole page: the front of a small shop.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;

defined( 'ABSPATH' ) || exit;

$goods = array(
	array( 'bowl', __( 'Breakfast bowl', 'frontage' ), __( '€38', 'frontage' ) ),
	array( 'vase', __( 'Tall vase', 'frontage' ), __( '€120', 'frontage' ) ),
	array( 'turn-1', __( 'Lemonade jug', 'frontage' ), __( '€64', 'frontage' ) ),
);
$cards = array();
foreach ( $goods as list( $picture, $name, $price ) ) {
	$cards[] = Markup::picture( $picture, '1' )
		. Markup::heading( $name, 3 )
		. Markup::paragraph( $price )
		. Markup::button( __( 'Come and see it', 'frontage' ), 'find' );
}

return array(
	'title'         => __( 'Page: Shop front', 'frontage' ),
	'description'   => __( 'Large pictures, three products with prices, where to find you, questions, and an invitation.', 'frontage' ),
	'keywords'      => array( 'shop', 'store', 'products' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => Markup::of( 'slider/hero-slider' )
		. Markup::section(
			Markup::heading( __( 'New from the kiln', 'frontage' ), 2, 'wide' ) . Markup::columns( $cards, '', array(), Markup::CARDS ),
			'',
			'new'
		)
		. Markup::section( Markup::of( 'image-accordion/three-places' ), 'frontage-tint', 'find' )
		. Markup::section( Markup::of( 'accordion/faq' ), '', 'questions' )
		. Parts::letter(
			__( 'When the kiln is opened', 'frontage' ),
			__( 'One email a month: what came out whole, what it costs, and what we dropped.', 'frontage' )
		),
);
