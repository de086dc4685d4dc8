<?php
/**
 * A heading and three pictures that open.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Accordion;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading  = esc_html__( 'Where to find us', 'frontage' );
$places   = array(
	__( 'At the market', 'frontage' )     => __( 'Saturdays from seven, next to the fountain.', 'frontage' ),
	__( 'Behind the church', 'frontage' ) => __( 'Every day except Monday, from six to two.', 'frontage' ),
	__( 'Down by the river', 'frontage' ) => __( 'In summer, with coffee and outdoor seating.', 'frontage' ),
);
$pictures = array_map( Pictures::described( ... ), array( 'market', 'facade', 'lake' ) );
$items    = '';
$number   = 0;
foreach ( $places as $name => $caption ) {
	$attributes = array(
		'url'     => $pictures[ $number++ ]['url'],
		'title'   => esc_html( $name ),
		'caption' => esc_html( $caption ),
	);
	$items     .= '<!-- wp:frontage/image-accordion-item ' . serialize_block_attributes( $attributes ) . " /-->\n\n";
}

return array(
	'title'         => __( 'Places in pictures', 'frontage' ),
	'description'   => __( 'A heading and three images side by side, one of which opens to show its caption.', 'frontage' ),
	'keywords'      => array( 'pictures', 'places', 'accordion' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/image-accordion {"align":"wide"} -->
$items<!-- /wp:frontage/image-accordion --></div>
<!-- /wp:group -->
HTML,
);
