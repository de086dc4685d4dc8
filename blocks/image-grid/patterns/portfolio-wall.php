<?php
/**
 * A wall of work: pictures of one shape, to narrow down by kind and to open large.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Blocks\Site_Images;


defined( 'ABSPATH' ) || exit;

$heading    = esc_html__( 'Everything we’ve made', 'frontage' );
$kinds      = array( __( 'Houses', 'frontage' ), __( 'Interiors', 'frontage' ), __( 'Gardens', 'frontage' ) );
$pictures   = Site_Images::newest( 12 );
$categories = array();
foreach ( $kinds as $place => $kind ) {
	$in           = array_filter( array_keys( $pictures ), static fn ( int $index ): bool => $index % count( $kinds ) === $place );
	$categories[] = array(
		'name'   => $kind,
		'images' => array_map( static fn ( int $index ): int => $pictures[ $index ]['id'], array_values( $in ) ),
	);
}

$grid  = serialize_block_attributes(
	array(
		'label'      => __( 'Work', 'frontage' ),
		'align'      => 'full',
		'columns'    => 4,
		'perPage'    => 8,
		'categories' => array() === $pictures ? array() : $categories,
		'style'      => array( 'spacing' => array( 'blockGap' => '0.25rem' ) ),
	)
);
$inner = implode( '', array_map( static fn ( array $picture ): string => Site_Images::image( $picture ), $pictures ) );
$grid  = '' === $inner
	? "<!-- wp:frontage/image-grid $grid /-->"
	: "<!-- wp:frontage/image-grid $grid -->\n$inner<!-- /wp:frontage/image-grid -->";

return array(
	'title'         => __( 'Portfolio wall', 'frontage' ),
	'description'   => __( 'Images edge to edge across the full width that visitors can filter by category and enlarge.', 'frontage' ),
	'keywords'      => array( 'portfolio', 'wall', 'grid', 'work' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

$grid</div>
<!-- /wp:group -->
HTML,
);
