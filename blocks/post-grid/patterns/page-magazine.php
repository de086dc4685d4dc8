<?php
/**
 * A whole page: the front of a magazine.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Parts as Parts;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Page: Magazine', 'frontage' ),
	'description'   => __( 'The latest stories large, then by topic, then the most liked, and a newsletter.', 'frontage' ),
	'keywords'      => array( 'magazine', 'front page', 'news' ),
	'blockTypes'    => array( 'core/post-content' ),
	'postTypes'     => array( 'page', 'wp_template' ),
	'viewportWidth' => 1400,
	'content'       => Markup::of( 'recent-posts-slider/front-page-slider' )
		. Markup::section( Markup::of( 'post-grid/magazine-front-page' ), '', 'latest' )
		. Markup::section( Markup::of( 'post-tab/sections-of-a-magazine' ), 'frontage-tint', 'sections' )
		. Parts::letter(
			__( 'The next issue, by email', 'frontage' ),
			__( 'One long story, three short ones, and a recipe. It comes when it’s ready, about once a month.', 'frontage' )
		),
);
