<?php
/**
 * The latest posts of an account below a heading.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Latest from us', 'frontage' );
$text    = esc_html__( 'What we share elsewhere, without leaving this page.', 'frontage' );

return array(
	'title'       => __( 'Latest from us', 'frontage' ),
	'description' => __( 'A heading, a sentence, and the latest posts of an account in columns.', 'frontage' ),
	'keywords'    => array( 'social', 'feed', 'posts' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/social-feed {"count":3,"className":"is-style-cards"} /--></div>
<!-- /wp:group -->
HTML,
);
