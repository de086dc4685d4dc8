<?php
/**
 * The beginning of a long text, with a line that fills.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Where it begins', 'frontage' );
$lead    = esc_html__( 'Two sentences that say what this is about and why it is worth reading.', 'frontage' );
$text    = esc_html__(
	'This is the first section. The bar at the top fills as visitors read on and is full at the end of the text.',
	'frontage'
);

return array(
	'title'       => __( 'Article with progress bar', 'frontage' ),
	'description' => __(
		'An introduction, a heading, and a first section, with a bar at the top of the screen that fills as visitors read.',
		'frontage'
	),
	'keywords'    => array( 'article', 'reading', 'progress' ),
	'content'     => <<<HTML
<!-- wp:frontage/reading-progress {"measures":"content"} /-->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->
HTML,
);
