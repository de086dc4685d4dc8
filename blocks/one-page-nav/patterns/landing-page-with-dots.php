<?php
/**
 * Sections of a landing page, and dots that lead to them.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\One_Page_Nav;

defined( 'ABSPATH' ) || exit;

$names    = array(
	'offer'   => __( 'What you get', 'frontage' ),
	'reasons' => __( 'Why it works', 'frontage' ),
	'contact' => __( 'Talk to us', 'frontage' ),
);
$text     = esc_html__( 'Write here what this section is about, in two or three sentences.', 'frontage' );
$sections = '';
foreach ( $names as $id => $name ) {
	$name      = esc_html( $name );
	$sections .= <<<HTML


<!-- wp:group {"metadata":{"name":"$name"},"style":{"dimensions":{"minHeight":"60vh"},"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div id="$id" class="wp-block-group" style="min-height:60vh;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading -->
<h2 class="wp-block-heading">$name</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
HTML;
}

return array(
	'title'         => __( 'Landing page with dots', 'frontage' ),
	'description'   => __( 'Three tall sections, and dots at the side of the window that lead to them.', 'frontage' ),
	'keywords'      => array( 'one page', 'sections', 'scroll' ),
	'viewportWidth' => 1000,
	'content'       => '<!-- wp:frontage/one-page-nav {"source":"sections"} /-->' . $sections,
);
