<?php
/**
 * An announcement across the page that passes by.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Text_Scroll;

defined( 'ABSPATH' ) || exit;

$words = esc_html__( 'Summer hours: open until nine in the evening, every day', 'frontage' );

return array(
	'title'       => __( 'Scrolling announcement', 'frontage' ),
	'description' => __( 'A colored strip across the page with moving text and a pause button.', 'frontage' ),
	'keywords'    => array( 'marquee', 'announcement', 'banner' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"full","className":"is-style-frontage-ink","style":{"spacing":{"padding":{"top":"0.75rem","bottom":"0.75rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-frontage-ink" style="padding-top:0.75rem;padding-bottom:0.75rem"><!-- wp:frontage/text-scroll {"separator":"star"} -->
<!-- wp:paragraph -->
<p>$words</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/text-scroll --></div>
<!-- /wp:group -->
HTML,
);
