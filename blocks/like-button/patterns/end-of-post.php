<?php
/**
 * A closing line under a post, with a like button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

defined( 'ABSPATH' ) || exit;

$text   = esc_html__( 'Was this worth your time? Let us know with one click.', 'frontage' );
$button = serialize_block_attributes(
	array(
		'postfix'     => __( 'readers liked it', 'frontage' ),
		'postfixOne'  => __( 'reader liked it', 'frontage' ),
		'postfixZero' => __( 'Be the first', 'frontage' ),
		'hidesZero'   => true,
	)
);

return array(
	'title'         => __( 'End of post', 'frontage' ),
	'description'   => __( 'A thank-you line with a like button between two separators.', 'frontage' ),
	'keywords'      => array( 'like', 'heart', 'closing' ),
	'viewportWidth' => 800,
	'content'       => <<<HTML
<!-- wp:group {"style":{"spacing":{"padding":{"top":"1.5rem","bottom":"1.5rem"}},"border":{"top":{"width":"1px"},"bottom":{"width":"1px"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="border-top-width:1px;border-bottom-width:1px;padding-top:1.5rem;padding-bottom:1.5rem"><!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/like-button $button /--></div>
<!-- /wp:group -->
HTML,
);
