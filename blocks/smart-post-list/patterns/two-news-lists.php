<?php
/**
 * News in two columns.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

defined( 'ABSPATH' ) || exit;

$attributes = static fn ( string $title, array $query, bool $has_lead ): string => serialize_block_attributes(
	array(
		'title'     => $title,
		'query'     => $query,
		'hasLead'   => $has_lead,
		'hasFilter' => $has_lead,
	)
);
$latest     = $attributes(
	__( 'Latest news', 'frontage' ),
	array(
		'perPage' => 5,
		'unique'  => true,
	),
	true
);
$discussed  = $attributes(
	__( 'Most discussed', 'frontage' ),
	array(
		'perPage' => 5,
		'unique'  => true,
		'orderBy' => 'comment_count',
	),
	false
);

return array(
	'title'       => __( 'News in two columns', 'frontage' ),
	'description' => __( 'The latest posts with a lead story, next to the posts with the most comments.', 'frontage' ),
	'keywords'    => array( 'posts', 'news', 'list', 'magazine' ),
	'content'     => <<<HTML
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:frontage/smart-post-list $latest /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:frontage/smart-post-list $discussed /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
