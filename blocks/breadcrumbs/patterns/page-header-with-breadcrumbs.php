<?php
/**
 * The way to a page above its title.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Page header with breadcrumbs', 'frontage' ),
	'description' => __( 'The way to the page above its title.', 'frontage' ),
	'keywords'    => array( 'title', 'path', 'header' ),
	'categories'  => array( 'frontage', 'header' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/breadcrumbs /-->

<!-- wp:post-title {"level":1} /--></div>
<!-- /wp:group -->
HTML,
);
