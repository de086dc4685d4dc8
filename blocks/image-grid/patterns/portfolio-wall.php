<?php
/**
 * A wall of work: pictures of one shape, to open large.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Everything we’ve made', 'frontage' );
$grid    = serialize_block_attributes(
	array(
		'label'   => __( 'Work', 'frontage' ),
		'align'   => 'full',
		'columns' => 4,
		'perPage' => 8,
		'style'   => array( 'spacing' => array( 'blockGap' => '0.25rem' ) ),
	)
);
$inner   = implode( '', array_map( static fn ( array $picture ): string => Pictures::image( $picture ), Pictures::of_places( 12 ) ) );

return array(
	'title'         => __( 'Portfolio wall', 'frontage' ),
	'description'   => __( 'Images edge to edge across the full width that visitors can enlarge.', 'frontage' ),
	'keywords'      => array( 'portfolio', 'wall', 'grid', 'work' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/image-grid $grid -->
$inner<!-- /wp:frontage/image-grid --></div>
<!-- /wp:group -->
HTML,
);
