<?php
/**
 * Renders posts and pagination links that work without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_Titles;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for( 'blog', $attributes );
$base      = Query_Context::list_of( $block, $attributes );
$pages     = Query_Context::is_of_page( $block, $attributes )
	? Pages::of_page( $widget_id, $base->data['perPage'] )
	: Pages::of_widget( $widget_id, ! empty( $attributes['hasPages'] ) );
$blog      = new Blog( $attributes, $pages );
$found     = $blog->find( $base );
if ( array() === $found->posts && '' === $blog->empty_text() ) {
	return '';
}

if ( $blog->has_pages ) {
	List_Titles::need();
}
$region = $blog->html( $found, $base->data['perPage'] );
$inside = ! $blog->has_pages ? $region : Island::html(
	'blog',
	array(
		'id'    => $widget_id,
		'own'   => $pages->is_own,
		'words' => array(
			'loading' => __( 'Loading…', 'frontage' ),
			'failed'  => __( 'The page could not be loaded. Check your connection and try again.', 'frontage' ),
			'retry'   => __( 'Try again', 'frontage' ),
		),
	),
	fragment( $region, Status::html() ),
	Island::AND_BACK
);
return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => "frontage-blog is-$blog->layout",
		'style' => array(
			'--frontage-card-ratio'   => $blog->look->ratio(),
			'--frontage-blog-columns' => 'grid' === $blog->layout ? $blog->columns : null,
		),
	),
	$inside
);
