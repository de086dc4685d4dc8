<?php
/**
 * A feed of photos below a headline and a sentence; authors connect their account in place.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Photos of the week', 'frontage' );
$intro   = esc_html__( 'What we saw, made and cooked in the past days.', 'frontage' );

return array(
	'title'         => __( 'Photos of the week', 'frontage' ),
	'description'   => __( 'The latest photos of an account below a heading.', 'frontage' ),
	'keywords'      => array( 'instagram', 'photos', 'feed', 'social' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$intro</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/photo-feed {"align":"wide","count":8,"className":"is-style-rounded"} /--></div>
<!-- /wp:group -->
HTML
	,
);
