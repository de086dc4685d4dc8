<?php
/**
 * Renders the grid and a “more” link that works without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Missing_Page;
use Frontage\Domain\Render\Status;
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

$widget_id = Ids::for( 'post-grid', $attributes );
$grid      = new Grid( $attributes );
$list      = Query_Context::list_of( $block, $attributes );
$count     = $list->data['perPage'];
$others    = List_State::others( 'post-grid', $widget_id );
$chosen    = List_State::asked( 'post-grid', $widget_id, array(), static fn (): int => empty( $attributes['hasMore'] ) ? 1 : 1000 );

// Shows all pages so far, unless that is too much for one page.
$together = $chosen->page * $count <= Query_Spec::MOST;

list( $found, $page ) = $together
	? array( Listing::of( $list->from( 0, $chosen->page * $count ) ), $chosen->page )
	: Listing::page( $list, $chosen->page );

$notice  = Missing_Page::notice( $chosen->page, $page, ( new List_State() )->href( 'post-grid', $widget_id, $others ) );
$chosen  = new List_State( '', $page );
$wrapper = array(
	'id'    => $widget_id,
	'class' => "frontage-post-grid has-skin-$grid->skin" . ( $grid->is_masonry ? ' is-masonry' : '' ),
	'style' => array(
		'--frontage-card-ratio'        => $grid->look->ratio(),
		'--frontage-post-grid-columns' => $grid->columns,
	),
);
if ( array() === $found->posts ) {
	$empty = (string) $attributes['emptyText'];
	return '' === $empty ? '' : Wrapper::html( $wrapper, el( 'p', array( 'class' => 'frontage-list__empty' ), $empty ) );
}

$items   = el(
	'ul',
	array(
		'class'     => 'frontage-post-grid__items frontage-list',
		'role'      => 'list',
		'data-slot' => 'items', // Links to posts do not need to wait for the script module.
	),
	$grid->items( $found )
);
$masonry = $grid->masonry();
if ( ! $found->has_more || empty( $attributes['hasMore'] ) ) {
	$grown = array() === $masonry ? $items : Island::html( 'post-grid', $masonry, $items, 'visible' );
	return Wrapper::html( $wrapper, null === $notice ? $grown : fragment( $notice, $grown ) );
}

$words = Labels::of( (string) $attributes['moreText'] );
$more  = el(
	'a',
	array(
		'class' => 'frontage-list__button',
		'href'  => ( new List_State( '', $chosen->page + 1 ) )->href( 'post-grid', $widget_id, $others ),
		'rel'   => 'nofollow',
	),
	$words['more']
);
return Wrapper::html(
	$wrapper,
	Island::html(
		'post-grid',
		array(
			'querySettings' => $grid->sign( $list->with( array( 'exclude' => $found->list->data['exclude'] ) ) ),
			'place'         => array(
				'module' => 'post-grid',
				'id'     => $widget_id,
				'others' => $others,
			),
			'page'          => $chosen->page,
			'before'        => $together ? 0 : ( $chosen->page - 1 ) * $count,
			'words'         => $words,
		) + $masonry,
		fragment( $items, el( 'p', array( 'class' => 'frontage-list__more' ), $more ), Status::html() ),
		array() === $masonry ? 'interaction' : 'interaction visible'
	)
);
