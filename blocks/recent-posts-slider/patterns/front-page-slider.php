<?php
/**
 * The newest posts, large, at the top of a front page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Recent_Posts_Slider;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Latest posts, large', 'frontage' ),
	'description' => __( 'The three latest posts, one at a time, with the text over the image.', 'frontage' ),
	'keywords'    => array( 'posts', 'slider', 'front page' ),
	'content'     => '<!-- wp:frontage/recent-posts-slider {"variant":"wide","align":"wide","ratio":"16/9","imageSize":"large",'
		. '"showTerms":true,"showExcerpt":true,"query":{"perPage":3}} /-->',
);
