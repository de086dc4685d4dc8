<?php
/**
 * Authors to choose from, and their stories.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Values;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Stories by author', 'frontage' ),
	'description' => __( 'Authors to choose from, and their stories.', 'frontage' ),
	'keywords'    => array( 'author', 'filter', 'stories' ),
	'content'     => <<<'HTML'
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"2rem","left":"3rem"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:frontage/filter-values {"look":"column"} /-->

<!-- wp:frontage/filter-active /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"70%"} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:frontage/post-grid {"hasFilter":false} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
