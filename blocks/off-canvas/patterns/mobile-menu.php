<?php
/**
 * The site's menu behind a button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Off_Canvas;

defined( 'ABSPATH' ) || exit;

$panel  = serialize_block_attributes( array( 'label' => __( 'Menu', 'frontage' ) ) );
$search = serialize_block_attributes(
	array(
		'label'         => __( 'Search', 'frontage' ),
		'showLabel'     => false,
		'buttonUseIcon' => true,
	)
);

return array(
	'title'       => __( 'Mobile menu', 'frontage' ),
	'description' => __( 'A menu button that opens the site navigation in a panel from the side.', 'frontage' ),
	'keywords'    => array( 'menu', 'hamburger', 'navigation' ),
	'content'     => <<<HTML
<!-- wp:frontage/off-canvas $panel -->
<!-- wp:site-title {"level":2} /-->

<!-- wp:navigation {"overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} /-->

<!-- wp:search $search /-->
<!-- /wp:frontage/off-canvas -->
HTML,
);
