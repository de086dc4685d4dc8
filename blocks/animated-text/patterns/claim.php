<?php
/**
 * A large claim in which words take turns, and a button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Animated_Text;

defined( 'ABSPATH' ) || exit;

$text   = serialize_block_attributes(
	array(
		'tag'      => 'h2',
		'before'   => __( 'We bake', 'frontage' ),
		'words'    => array( __( 'bread', 'frontage' ), __( 'rolls', 'frontage' ), __( 'cakes', 'frontage' ) ),
		'after'    => __( 'with patience.', 'frontage' ),
		'fontSize' => 'xx-large',
		'style'    => array( 'typography' => array( 'textAlign' => 'center' ) ),
	)
);
$button = esc_html__( 'See what’s in the oven', 'frontage' );

return array(
	'title'       => __( 'Headline with rotating words', 'frontage' ),
	'description' => __( 'A large centered sentence with rotating words above a button.', 'frontage' ),
	'keywords'    => array( 'hero', 'claim', 'heading' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"4rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide" style="padding-top:4rem;padding-bottom:4rem"><!-- wp:frontage/animated-text $text /-->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
HTML,
);
