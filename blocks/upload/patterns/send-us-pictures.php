<?php
/**
 * A call for pictures with a place to put them.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

defined( 'ABSPATH' ) || exit;

$title  = esc_html__( 'Send us your photos', 'frontage' );
$text   = esc_html__( 'We’ll show the best ones in our next issue, with your name if you like.', 'frontage' );
$upload = serialize_block_attributes(
	array(
		'label' => __( 'Your photos', 'frontage' ),
		'help'  => __( 'JPEG, PNG, or WebP, up to ten files of up to 5 MB each.', 'frontage' ),
		'types' => 'jpg, jpeg, png, webp',
		'count' => 10,
	)
);

return array(
	'title'         => __( 'Call for photos', 'frontage' ),
	'description'   => __( 'A heading, a sentence, and an area for dropping images.', 'frontage' ),
	'keywords'      => array( 'upload', 'photo', 'send' ),
	'viewportWidth' => 900,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$title</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/upload $upload /--></div>
<!-- /wp:group -->
HTML,
);
