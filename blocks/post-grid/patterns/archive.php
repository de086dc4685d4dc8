<?php
/**
 * An archive: whatever the page is about, as cards.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Archive with cards', 'frontage' ),
	'description'   => __( 'An archive title and its posts as cards, for templates.', 'frontage' ),
	'keywords'      => array( 'posts', 'archive', 'blog' ),
	'templateTypes' => array( 'archive', 'home', 'search', 'index' ),
	'content'       => <<<'HTML'
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"2.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:query-title {"type":"archive"} /-->

<!-- wp:term-description /-->

<!-- wp:frontage/post-grid {"skin":"standard","query":{"inherit":true},"showAuthor":true} /--></div>
<!-- /wp:group -->
HTML,
);
