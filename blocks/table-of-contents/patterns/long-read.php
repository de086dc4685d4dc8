<?php
/**
 * A long text beside its contents.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

defined( 'ABSPATH' ) || exit;

$chapters = array(
	__( 'Where it begins', 'frontage' ),
	__( 'What you need', 'frontage' ),
	__( 'How it’s done', 'frontage' ),
	__( 'What comes next', 'frontage' ),
);
$text     = esc_html__(
	'Write here what this section is about. Three to five paragraphs between two headings are easier to read than ten.',
	'frontage'
);
$parts    = '';
foreach ( $chapters as $chapter ) {
	$parts .= "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">"
		. esc_html( $chapter )
		. "</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n";
}

return array(
	'title'         => __( 'Long read with table of contents', 'frontage' ),
	'description'   => __( 'A two-column text: a table of contents that stays visible, and the sections.', 'frontage' ),
	'keywords'      => array( 'article', 'guide', 'contents' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:frontage/table-of-contents {"isSticky":true,"stickyDisableOn":["phone","tablet"],"minimizedOn":"tablet"} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%">$parts</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
