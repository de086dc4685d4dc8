<?php
/**
 * The front page of a magazine: one lead, the latest, two departments.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

defined( 'ABSPATH' ) || exit;

$latest = esc_html__( 'Latest', 'frontage' );
$more   = esc_html__( 'More to read', 'frontage' );

return array(
	'title'       => __( 'Magazine front page', 'frontage' ),
	'description' => __( 'A large lead story, the latest posts, and more to read. No post appears twice.', 'frontage' ),
	'keywords'    => array( 'posts', 'news', 'magazine', 'front page' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"4rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/post-grid {"skin":"crossroad","query":{"perPage":1,"unique":true},"hasMore":false,"titleTag":"h2"} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"1.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$latest</h2>
<!-- /wp:heading -->

<!-- wp:frontage/post-grid {"query":{"perPage":3,"unique":true},"hasMore":false} /-->

<!-- wp:frontage/post-grid {"skin":"stylica","columns":2,"showExcerpt":false,"query":{"perPage":2,"unique":true},"hasMore":false} /--></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"1.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$more</h2>
<!-- /wp:heading -->

<!-- wp:frontage/post-grid {"skin":"standard","query":{"perPage":6,"unique":true},"showAuthor":true} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
HTML,
);
