<?php
/**
 * A site's name, a menu, and a search that takes the menu's place.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Header with menu and search', 'frontage' ),
	'description' => __( 'The search field replaces the menu when opened.', 'frontage' ),
	'keywords'    => array( 'header', 'search', 'menu' ),
	'content'     => '<!-- wp:group {"tagName":"header","align":"wide","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<header class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->
<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:navigation /-->
<!-- wp:frontage/menu-search /--></div>
<!-- /wp:group --></header>
<!-- /wp:group -->',
);
