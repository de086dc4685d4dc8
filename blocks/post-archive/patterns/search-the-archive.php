<?php
/**
 * A page to look for posts on.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'The archive', 'frontage' );
$paragraph = esc_html__( 'Everything we’ve published, by keyword, category, and date.', 'frontage' );

return array(
	'title'       => __( 'Search the archive', 'frontage' ),
	'description' => __( 'A heading and all posts, with search, categories, and a calendar.', 'frontage' ),
	'keywords'    => array( 'archive', 'search', 'calendar', 'posts' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/post-archive {"query":{"perPage":12}} /--></div>
<!-- /wp:group -->
HTML,
);
