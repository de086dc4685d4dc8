<?php
/**
 * A search field and the stories that it narrows.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Search;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Searchable stories', 'frontage' ),
	'description' => __( 'A search field and the stories that it narrows.', 'frontage' ),
	'keywords'    => array( 'search', 'filter', 'stories' ),
	'content'     => <<<'HTML'
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/filter-search /-->

<!-- wp:frontage/filter-active /-->

<!-- wp:frontage/post-grid {"hasFilter":false} /--></div>
<!-- /wp:group -->
HTML,
);
