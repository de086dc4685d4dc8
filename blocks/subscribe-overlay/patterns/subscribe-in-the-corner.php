<?php
/**
 * A card in the corner that asks those who read to subscribe, once a month.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Subscribe card in the corner', 'frontage' ),
	'description' => __( 'Asks once a month, after half of a post, and leaves the page usable. Put the form of your newsletter in.', 'frontage' ),
	'keywords'    => array( 'newsletter', 'subscribe', 'corner' ),
	'content'     => '<!-- wp:frontage/subscribe-overlay {"opener":"none","place":"end","buttonText":"' . esc_attr__( 'Newsletter', 'frontage' ) . '","triggers":[{"type":"scroll","value":"50"}],"conditions":[{"type":"page","values":["type:post"]}]} -->
<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">' . esc_html__( 'One letter a month', 'frontage' ) . '</h3><!-- /wp:heading -->
<!-- wp:paragraph --><p>' . esc_html__( 'What grew, what we cooked, and what is coming up. No advertising.', 'frontage' ) . '</p><!-- /wp:paragraph -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/newsletter/">' . esc_html__( 'To the newsletter', 'frontage' ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- /wp:frontage/subscribe-overlay -->',
);
