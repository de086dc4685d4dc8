<?php
/**
 * A headline, a few words and a wide grid of photographs.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'A week by the sea', 'frontage' );
$intro   = esc_html__( 'Seven days, one camera, no plan. These are the photos we kept.', 'frontage' );

$gallery = serialize_block_attributes(
	array(
		'images'    => Pictures::of_places( 6 ),
		'columns'   => 3,
		'ratio'     => '3/2',
		'captions'  => 'over',
		'hasFilter' => false,
		'hasPages'  => false,
		'align'     => 'wide',
	)
);

return array(
	'title'         => __( 'Photo story', 'frontage' ),
	'description'   => __( 'A centered headline above a wide grid of images.', 'frontage' ),
	'keywords'      => array( 'gallery', 'photos', 'grid' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$intro</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/gallery $gallery /--></div>
<!-- /wp:group -->
HTML,
);
