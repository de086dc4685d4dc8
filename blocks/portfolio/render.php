<?php
/**
 * Renders the portfolio: filter, projects of the current page and pagination, with links that work
 * without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for( 'portfolio', $attributes );
$posts     = Listing::of( Query_Context::list_of( $block, $attributes ) )->posts;
if ( array() === $posts ) {
	return '';
}

$taxonomy   = is_taxonomy_viewable( (string) $attributes['taxonomy'] ) ? (string) $attributes['taxonomy'] : 'category';
$layout     = $attributes['layout'];
$categories = empty( $attributes['hasFilter'] ) || count( $posts ) < 2 ? array() : Items::categories( $posts, $taxonomy );
$portfolio  = new Portfolio(
	$widget_id,
	Items::of( $posts, $taxonomy ),
	count( $categories ) > 1 ? $categories : array(),
	Sanitizer::int( $attributes['itemsPerPage'], 1, 50, 8 )
);
$works      = $portfolio->has_choice()
	? Island::html( 'portfolio', $portfolio->props(), $portfolio->html(), 'interaction hash' )
	: $portfolio->html();
if ( 'row' === $layout ) {
	// Loading on visibility needs an element with a box, which an island does not have.
	$works = Island::part(
		'portfolio',
		'row',
		array(),
		fragment( el( 'div', array(), $works ), Portfolio::arrows() ),
		'interaction visible'
	);
}

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => "frontage-portfolio is-$layout",
	),
	$works
);
