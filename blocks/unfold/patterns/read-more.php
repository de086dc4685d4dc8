<?php
/**
 * A story of which the beginning shows.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Unfold;

defined( 'ABSPATH' ) || exit;

$heading    = esc_html__( 'About us', 'frontage' );
$paragraphs = array(
	__( 'The first bread of the day goes into the oven at four, when the town is still asleep and the oven has been warm for an hour.', 'frontage' ),
	__( 'By six it is on the shelf. Who comes then gets it warm, and hears why one should wait a little before cutting it.', 'frontage' ),
	__( 'At noon the second oven is for cakes. Which ones is on the board.', 'frontage' ),
);

$content = '';
foreach ( $paragraphs as $paragraph ) {
	$content .= "<!-- wp:paragraph -->\n<p>" . esc_html( $paragraph ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

return array(
	'title'         => __( 'Story to read on', 'frontage' ),
	'description'   => __( 'A heading and a text of which the first lines show.', 'frontage' ),
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
