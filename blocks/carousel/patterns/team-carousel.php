<?php
/**
 * A team: portraits, names and what people do, in a row.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$people   = array(
	array( 'Ada Berg', __( 'Potter', 'frontage' ) ),
	array( 'Björn Sand', __( 'Weaver', 'frontage' ) ),
	array( 'Chiara Rossi', __( 'Glassblower', 'frontage' ) ),
	array( 'Dilek Ay', __( 'Joiner', 'frontage' ) ),
	array( 'Emil Lund', __( 'Tiler', 'frontage' ) ),
);
$pictures = Pictures::of_people( count( $people ) );
$inner    = '';
foreach ( $people as $index => list( $name, $work ) ) {
	$person = serialize_block_attributes(
		( $pictures[ $index ] ?? array() ) + array(
			'name'  => $name,
			'role'  => esc_html( $work ),
			'style' => array( 'typography' => array( 'textAlign' => 'center' ) ),
		)
	);
	$inner .= "<!-- wp:frontage/member $person /-->\n\n";
}

return array(
	'title'       => __( 'Team portraits', 'frontage' ),
	'description' => __( 'Portraits, names, and roles in a carousel.', 'frontage' ),
	'keywords'    => array( 'team', 'people', 'carousel' ),
	'content'     => "<!-- wp:frontage/carousel {\"kind\":\"team\",\"align\":\"wide\"} -->\n$inner<!-- /wp:frontage/carousel -->",
);
