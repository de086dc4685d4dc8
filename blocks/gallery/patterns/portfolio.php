<?php
/**
 * Work to show, with a filter by kind.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Selected work', 'frontage' );
$kinds   = array( __( 'Houses', 'frontage' ), __( 'Interiors', 'frontage' ), __( 'Gardens', 'frontage' ) );
$images  = array();
foreach ( Pictures::of_places( 12 ) as $index => $image ) {
	$images[] = $image + array( 'categories' => array( $kinds[ $index % count( $kinds ) ] ) );
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
