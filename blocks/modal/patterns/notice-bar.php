<?php
/**
 * A bar with a short message that leaves the page usable and sets no cookie.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Notice bar', 'frontage' ),
	'description' => __( 'A message at the edge of the screen; stays away for the visit once it was closed. Sets no cookie.', 'frontage' ),
	'keywords'    => array( 'notice', 'bar', 'announcement' ),
	'content'     => '<!-- wp:frontage/modal {"kind":"bar","place":"bottom","opener":"none","label":"' . esc_attr__( 'Notice', 'frontage' ) . '","size":"full","triggers":[{"type":"delay","value":"1"}],"again":"visit","isDemanded":true} -->
<!-- wp:paragraph --><p><strong>' . esc_html__( 'Closed on Monday.', 'frontage' ) . '</strong> ' . esc_html__( 'We are back on Tuesday at nine; orders wait until then.', 'frontage' ) . '</p><!-- /wp:paragraph -->
<!-- /wp:frontage/modal -->',
);
