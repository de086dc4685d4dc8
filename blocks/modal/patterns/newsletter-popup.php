<?php
/**
 * A letter to subscribe to, offered once a week to those who read.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Newsletter popup', 'frontage' ),
	'description' => __( 'Opens once a week after half of a post, for visitors.', 'frontage' ),
	'keywords'    => array( 'popup', 'subscribe', 'modal' ),
	'content'     => '<!-- wp:frontage/modal {"opener":"none","label":"' . esc_attr__( 'Newsletter', 'frontage' ) . '","triggers":[{"type":"scroll","value":"50"}],"conditions":[{"type":"page","values":["type:post"]},{"type":"role","values":["guest"]}]} -->
<!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">' . esc_html__( 'One letter a month', 'frontage' ) . '</h2><!-- /wp:heading -->
<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">' . esc_html__( 'What grew, what we cooked, and what is coming up. No advertising.', 'frontage' ) . '</p><!-- /wp:paragraph -->
<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/newsletter/">' . esc_html__( 'Read the latest and subscribe', 'frontage' ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- /wp:frontage/modal -->',
);
