<?php
/**
 * Years and months to choose from, and their stories.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Date;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Stories by year', 'frontage' ),
	'description' => __( 'Years and months to choose from, and their stories.', 'frontage' ),
	'keywords'    => array( 'archive', 'filter', 'year' ),
	'content'     => <<<'HTML'
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/filter-date {"hasDays":false} /-->

<!-- wp:frontage/filter-active /-->

<!-- wp:frontage/post-grid {"hasFilter":false} /--></div>
<!-- /wp:group -->
HTML,
);
