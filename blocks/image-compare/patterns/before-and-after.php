<?php
/**
 * A heading, a sentence and two pictures to compare.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Compare;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What a week of work can do', 'frontage' );
$words   = esc_html__( 'Move the line to see the room before and after.', 'frontage' );
$images  = Pictures::image( Pictures::described( 'plaster' ) ) . Pictures::image( Pictures::described( 'reading' ) );

return array(
	'title'       => __( 'Before and after', 'frontage' ),
	'description' => __( 'A heading, a sentence, and two images with a line between them that visitors can move.', 'frontage' ),
	'keywords'    => array( 'before', 'after', 'compare' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$words</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/image-compare {"align":"wide"} -->
$images<!-- /wp:frontage/image-compare --></div>
<!-- /wp:group -->
HTML,
);
