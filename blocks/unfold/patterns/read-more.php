<?php
/**
 * A story of which the beginning shows.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Unfold;

defined( 'ABSPATH' ) || exit;

$heading    = esc_html__( 'About us', 'frontage' );
$paragraphs = array(
	__(
		'The first bread of the day goes into the oven at four, when the town is still asleep and the oven has already been hot for an hour.',
		'frontage'
	),
	__(
		'By six, it’s on the shelf. Come then and you’ll get it warm, and learn why it pays to wait a little before cutting it.',
		'frontage'
	),
	__( 'At noon, the second oven is for cakes. Check the board to see which ones.', 'frontage' ),
);

$content = '';
foreach ( $paragraphs as $paragraph ) {
	$content .= "<!-- wp:paragraph -->\n<p>" . esc_html( $paragraph ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

return array(
	'title'         => __( 'Expandable story', 'frontage' ),
	'description'   => __( 'A heading and a text that starts collapsed to its first lines.', 'frontage' ),
	'keywords'      => array( 'read more', 'about' ),
	'viewportWidth' => 700,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/unfold {"height":90} -->
$content<!-- /wp:frontage/unfold --></div>
<!-- /wp:group -->
HTML,
);
