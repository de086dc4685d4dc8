<?php
/**
 * The sections of a magazine, one tab each.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'From all sections', 'frontage' );
$paragraph = esc_html__( 'Choose what you would like to read about.', 'frontage' );

return array(
	'title'       => __( 'Magazine sections', 'frontage' ),
	'description' => __( 'A heading and the latest posts of each category in a tab.', 'frontage' ),
	'keywords'    => array( 'posts', 'tabs', 'categories', 'magazine' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/post-tab {"query":{"perPage":6},"showExcerpt":false} /--></div>
<!-- /wp:group -->
HTML,
);
