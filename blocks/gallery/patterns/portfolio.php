<?php
/**
 * Work to show, with a filter by kind.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Selected work', 'frontage' );
$kinds   = array(
	__( 'Objects', 'frontage' )  => array( 'lemons', 'vase', 'bowl', 'breakfast' ),
	__( 'Outdoors', 'frontage' ) => array( 'hills', 'lake', 'facade', 'coast', 'roofs', 'festival' ),
	__( 'Rooms', 'frontage' )    => array( 'reading', 'workshop' ),
);
$order   = array( 'lemons', 'hills', 'reading', 'lake', 'facade', 'coast', 'bowl', 'roofs', 'workshop', 'vase', 'festival', 'breakfast' );
$images  = array();
foreach ( $order as $name ) {
	$of       = array_filter( $kinds, static fn ( array $names ): bool => in_array( $name, $names, true ) );
	$images[] = Pictures::described( $name ) + array( 'categories' => array_keys( $of ) );
}

$gallery = serialize_block_attributes(
	array(
		'images'   => $images,
		'columns'  => 4,
		'ratio'    => '1/1',
		'hasPages' => false,
		'label'    => __( 'Selected work', 'frontage' ),
		'align'    => 'wide',
	)
);

return array(
	'title'         => __( 'Portfolio with a filter', 'frontage' ),
	'description'   => __( 'Square images that visitors can filter by category.', 'frontage' ),
	'keywords'      => array( 'gallery', 'portfolio', 'filter', 'work' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/gallery $gallery /--></div>
<!-- /wp:group -->
HTML,
);
