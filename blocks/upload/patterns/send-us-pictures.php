<?php
/**
 * A call for pictures with a place to put them.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

defined( 'ABSPATH' ) || exit;

$title  = esc_html__( 'Send us your pictures', 'frontage' );
$text   = esc_html__( 'We show the finest of them in our next issue, with your name if you like.', 'frontage' );
$upload = serialize_block_attributes(
	array(
		'label' => __( 'Your pictures', 'frontage' ),
		'help'  => __( 'JPEG, PNG or WebP, at most 5 MB each, up to ten.', 'frontage' ),
		'types' => 'jpg, jpeg, png, webp',
		'count' => 10,
	)
);

return array(
	'title'         => __( 'Call for pictures', 'frontage' ),
	'description'   => __( 'A heading, a sentence and a place to drop pictures on.', 'frontage' ),
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
