<?php
/**
 * A blog or archive: its title and its posts with pages.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Blog with pagination', 'frontage' ),
	'description'   => __( 'The title of the blog or archive, and its posts next to their images, for templates.', 'frontage' ),
	'keywords'      => array( 'blog', 'posts', 'archive', 'pages' ),
	'templateTypes' => array( 'archive', 'home', 'search', 'index' ),
	'content'       => <<<'HTML'
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"2.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:query-title {"type":"archive"} /-->

<!-- wp:term-description /-->

<!-- wp:frontage/blog {"layout":"side","ratio":"3/2","imageSize":"medium_large","excerptLength":30} /--></div>
<!-- /wp:group -->
HTML,
);
