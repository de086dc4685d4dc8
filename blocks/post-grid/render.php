<?php
/**
 * Prints the grid, and a link to more of it that works without script.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Query\Around;
use Frontage\Query\Description;
use Frontage\Query\Listing;
use Frontage\Render\Choice;
use Frontage\Render\Ids;
use Frontage\Render\Island;
use Frontage\Render\Status;
use Frontage\Render\Wrapper;
use function Frontage\Render\el;
use function Frontage\Render\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for( 'post-grid', $attributes );
$grid      = new Grid( $attributes );
$list      = Around::list_of( $block, $attributes );
$count     = $list->data['perPage'];
$others    = Choice::others( 'post-grid', $widget_id );
$chosen    = Choice::asked( 'post-grid', $widget_id, array(), static fn (): int => empty( $attributes['hasMore'] ) ? 1 : 1000 );

// All pages so far, as long as that is not too much for one page.
$together = $chosen->page * $count <= Description::MOST;
$part     = $together ? $list->from( 0, $chosen->page * $count ) : $list->from( ( $chosen->page - 1 ) * $count );
$found    = Listing::of( $part );
$wrapper  = array(
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
		'data-slot' => 'items', // Links to posts need not wait for the module.
	),
	$grid->items( $found )
);
$masonry = $grid->masonry();
if ( ! $found->has_more || empty( $attributes['hasMore'] ) ) {
	return Wrapper::html( $wrapper, array() === $masonry ? $items : Island::html( 'post-grid', $masonry, $items, 'visible' ) );
}

$words = Words::of( (string) $attributes['moreText'] );
$more  = el(
	'a',
	array(
		'class' => 'frontage-list__button',
		'href'  => ( new Choice( '', $chosen->page + 1 ) )->href( 'post-grid', $widget_id, $others ),
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
				'room'   => 'post-grid',
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
