<?php
/**
 * A site's name above its menu.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Centered header', 'frontage' ),
	'description'   => __( 'The logo and the site title above the main menu.', 'frontage' ),
	'keywords'      => array( 'header', 'navigation', 'logo' ),
	'categories'    => array( 'frontage', 'header' ),
	'blockTypes'    => array( 'core/template-part/header' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-logo {"align":"center"} /-->

<!-- wp:site-title {"level":0,"textAlign":"center"} /-->

<!-- wp:frontage/nav-menu {"justify":"center","className":"is-style-pill"} /--></div>
<!-- /wp:group -->
HTML,
);
