<?php
/**
 * A price range, and the products in it. Needs a public custom field.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Range;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Products by price', 'frontage' ),
	'description' => __( 'A price range, and the products in it. Needs a public custom field.', 'frontage' ),
	'keywords'    => array( 'price', 'filter', 'products' ),
	'content'     => <<<'HTML'
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:frontage/filter-range {"field":"_price"} /-->

<!-- wp:frontage/filter-active /-->

<!-- wp:frontage/post-grid {"hasFilter":false} /--></div>
<!-- /wp:group -->
HTML,
);
