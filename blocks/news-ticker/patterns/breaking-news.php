<?php
/**
 * The newest posts on one line, across the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\News_Ticker;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Latest posts on one line', 'frontage' ),
	'description' => __( 'Headlines of the latest posts, one at a time, between two thin lines.', 'frontage' ),
	'keywords'    => array( 'news', 'ticker', 'headlines' ),
	'content'     => '<!-- wp:frontage/news-ticker {"align":"wide","style":{"border":{"top":{"color":"currentColor","width":"1px",'
		. '"style":"solid"},"bottom":{"color":"currentColor","width":"1px","style":"solid"}}'
		. ',"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem"}}}} /-->',
);
