<?php
/**
 * Photographs in their own shapes below a headline, in rows that end together.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'On the road', 'frontage' );
$intro   = esc_html__( 'Nothing cropped, nothing rearranged: just as we found it.', 'frontage' );

// Wide and narrow ones by turns, so that no row is like the one above it.
$names = array( 'lemons', 'vase', 'lake', 'market', 'hills', 'bowl', 'festival', 'coast', 'workshop', 'reading', 'facade', 'roofs' );
$inner = implode( '', array_map( static fn ( string $name ): string => Pictures::image( Pictures::described( $name ) ), $names ) );

return array(
	'title'         => __( 'Photos in rows', 'frontage' ),
	'description'   => __( 'Images in their original proportions, in rows of equal width.', 'frontage' ),
	'keywords'      => array( 'gallery', 'photos', 'rows', 'justified' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$intro</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/justified-gallery {"rowHeight":260,"align":"wide"} -->
$inner<!-- /wp:frontage/justified-gallery --></div>
<!-- /wp:group -->
HTML,
);
