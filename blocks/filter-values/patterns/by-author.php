<?php
/**
 * Authors to choose from, and their stories.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Values;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Stories by author', 'frontage' ),
	'description' => __( 'Authors to choose from, and their stories.', 'frontage' ),
	'keywords'    => array( 'author', 'filter', 'stories' ),
	'content'     => <<<'HTML'
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/filter-values {"look":"column"} /-->

<!-- wp:frontage/filter-active /-->

<!-- wp:frontage/post-grid {"hasFilter":false} /--></div>
<!-- /wp:group -->
HTML,
);
