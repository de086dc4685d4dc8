<?php
/**
 * An announcement across the page that passes by.
 *
 * @package Frontage
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
<!-- wp:frontage/text-scroll {"separator":"star","align":"full","backgroundColor":"contrast","textColor":"base","style":{"spacing":{"padding":{"top":"0.75rem","right":"1rem","bottom":"0.75rem","left":"1rem"}}}} -->
<!-- wp:paragraph -->
<p>$words</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/text-scroll -->
HTML,
);
