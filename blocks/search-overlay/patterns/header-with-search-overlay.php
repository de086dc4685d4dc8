<?php
/**
 * A site's name, a menu, and a looking glass that opens a search over the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Search_Overlay;

defined( 'ABSPATH' ) || exit;

$search = serialize_block_attributes( array( 'placeholder' => __( 'What are you looking for?', 'frontage' ) ) );

return array(
	'title'         => __( 'Header with search overlay', 'frontage' ),
	'description'   => __( 'The site title, the menu, and a search that shows results as visitors type.', 'frontage' ),
	'keywords'      => array( 'header', 'search', 'overlay' ),
	'viewportWidth' => 1000,
	'content'       => <<<HTML
<!-- wp:group {"tagName":"header","align":"wide","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<header class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->

<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:navigation /-->

<!-- wp:frontage/search-overlay $search /--></div>
<!-- /wp:group --></header>
<!-- /wp:group -->
HTML,
);
