<?php
/**
 * A long text beside its contents.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

defined( 'ABSPATH' ) || exit;

$chapters = array(
	__( 'Where it begins', 'frontage' ),
	__( 'What one needs', 'frontage' ),
	__( 'How it is done', 'frontage' ),
	__( 'What comes after', 'frontage' ),
);
$text     = esc_html__( 'Write here what this part is about. Three to five paragraphs between two headings are read more easily than ten.', 'frontage' );
$parts    = '';
foreach ( $chapters as $chapter ) {
	$parts .= "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $chapter ) . "</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n";
}

return array(
	'title'         => __( 'Long read with contents', 'frontage' ),
	'description'   => __( 'A text in two columns: its contents, which stay in sight, and its parts.', 'frontage' ),
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
