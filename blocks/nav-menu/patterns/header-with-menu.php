<?php
/**
 * A site's name, and its menu.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Header with menu', 'frontage' ),
	'description'   => __( 'The site title and the main menu, which is behind a button on phones.', 'frontage' ),
	'keywords'      => array( 'header', 'navigation', 'hamburger' ),
	'categories'    => array( 'frontage', 'header' ),
	'blockTypes'    => array( 'core/template-part/header' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->

<!-- wp:frontage/nav-menu {"justify":"end","className":"is-style-underline"} /--></div>
<!-- /wp:group -->
HTML,
);
