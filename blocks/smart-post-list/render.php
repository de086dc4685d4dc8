<?php
/**
 * Renders one page of the list, with links to terms and other pages that work without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Terms;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_Titles;
use Frontage\Domain\Render\Missing_Page;
use Frontage\Domain\Render\List_State;
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

$widget_id = Ids::for( 'smart-post-list', $attributes );
$part      = new Part( $attributes );
$base      = Query_Context::list_of( $block, $attributes );
$count     = $base->data['perPage'];
$terms     = empty( $attributes['hasFilter'] ) ? array() : Terms::offered( $base, $part->look->data['taxonomy'], $attributes['topics'], 4 );
$others    = List_State::others( 'smart-post-list', $widget_id );
$chosen    = List_State::asked( 'smart-post-list', $widget_id, array_column( $terms, 'slug' ), static fn (): int => 1000 );
$topic     = Terms::id_of( $terms, $chosen->category );
$list      = 0 === $topic ? $base : $base->within( $part->look->data['taxonomy'], $topic );

list( $found, $page ) = Listing::page( $list, $chosen->page );

$notice = Missing_Page::notice(
	$chosen->page,
	$page,
	( new List_State( $chosen->category ) )->href( 'smart-post-list', $widget_id, $others )
);
$chosen = new List_State( $chosen->category, $page );
$posts  = $part->html( $found );
if ( null === $posts && '' === $chosen->category && 1 === $chosen->page ) {
	return '';
}

$head = Head::html(
	$attributes,
	$terms,
	$chosen,
	$found->has_more,
	static fn ( List_State $choice ): string => $choice->href( 'smart-post-list', $widget_id, $others )
);
$body = el(
	'div',
	array(
		'class'     => 'frontage-smart-post-list__body frontage-list',
		'data-slot' => 'body', // Links to posts do not need to wait for the script module.
	),
	$posts ?? el( 'p', array( 'class' => 'frontage-list__empty' ), __( 'Nothing here yet.', 'frontage' ) )
);

List_Titles::need();
return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-smart-post-list',
		'style' => array( '--frontage-card-ratio' => $part->look->ratio() ),
	),
	Island::html(
		'smart-post-list',
		array(
			'querySettings' => $part->sign(
				$base->with( array( 'exclude' => $found->list->data['exclude'] ) ),
				array_column( $terms, 'id' )
			),
			'terms'         => (object) array_column( $terms, 'id', 'slug' ),
			'count'         => $count,
			'place'         => array(
				'module' => 'smart-post-list',
				'id'     => $widget_id,
				'others' => $others,
			),
			'words'         => array(
				/* translators: %s: number of a page. */
				'shown'   => __( 'Page %s', 'frontage' ),
				'empty'   => __( 'Nothing here yet.', 'frontage' ),
				'loading' => __( 'Loading…', 'frontage' ),
				'failed'  => __( 'These posts could not be loaded. Check your connection and try again.', 'frontage' ),
				'retry'   => __( 'Try again', 'frontage' ),
			),
		),
		fragment( $notice, $head, $body, Status::html() ),
		Island::AND_BACK
	)
);
