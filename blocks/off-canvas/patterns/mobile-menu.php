<?php
/**
 * The site's menu behind a button.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Mobile menu', 'frontage' ),
	'description' => __( 'A menu button, and the site’s navigation in a panel from the side.', 'frontage' ),
	'keywords'    => array( 'menu', 'hamburger', 'navigation' ),
	'content'     => '<!-- wp:frontage/off-canvas {"label":"' . esc_attr__( 'Menu', 'frontage' ) . '"} -->
<!-- wp:site-title {"level":2} /-->
<!-- wp:navigation {"overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} /-->
<!-- wp:search {"label":"' . esc_attr__( 'Search', 'frontage' ) . '","showLabel":false,"buttonUseIcon":true} /-->
<!-- /wp:frontage/off-canvas -->',
);
