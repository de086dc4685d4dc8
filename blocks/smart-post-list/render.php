<?php
/**
 * Prints one page of the list, with links to topics and to the other pages that work without script.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Frontage\Query\Around;
use Frontage\Query\Listing;
use Frontage\Query\Terms;
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

$widget_id = Ids::for( 'smart-post-list', $attributes );
$part      = new Part( $attributes );
$base      = Around::list_of( $block, $attributes );
$count     = $base->data['perPage'];
$terms     = empty( $attributes['hasFilter'] ) ? array() : Terms::offered( $base, $part->look->data['taxonomy'], $attributes['topics'], 4 );
$others    = Choice::others( 'smart-post-list', $widget_id );
$chosen    = Choice::asked( 'smart-post-list', $widget_id, array_column( $terms, 'slug' ), static fn (): int => 1000 );
$topic     = Terms::id_of( $terms, $chosen->category );
$found     = Listing::of( ( 0 === $topic ? $base : $base->within( $part->look->data['taxonomy'], $topic ) )->from( ( $chosen->page - 1 ) * $count ) );
$posts     = $part->html( $found );
if ( null === $posts && '' === $chosen->category && 1 === $chosen->page ) {
	return '';
}

$head = Head::html( $attributes, $terms, $chosen, $found->has_more, static fn ( Choice $choice ): string => $choice->href( 'smart-post-list', $widget_id, $others ) );
$body = el(
	'div',
	array(
		'class'     => 'frontage-smart-post-list__body frontage-list',
		'data-slot' => 'body', // Links to posts need not wait for the module.
	),
	$posts ?? el( 'p', array( 'class' => 'frontage-list__empty' ), __( 'Nothing here yet.', 'frontage' ) )
);

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-smart-post-list',
		'style' => array( '--frontage-card-ratio' => $part->look->ratio() ),
	),
	Island::html(
		'smart-post-list',
		array(
			'querySettings' => $part->sign( $base->with( array( 'exclude' => $found->list->data['exclude'] ) ), array_column( $terms, 'id' ) ),
			'terms'         => (object) array_column( $terms, 'id', 'slug' ),
			'count'         => $count,
			'place'         => array(
				'room'   => 'smart-post-list',
				'id'     => $widget_id,
				'others' => $others,
			),
			'words'         => array(
				/* translators: %s: number of a page. */
				'shown'   => __( 'Page %s', 'frontage' ),
				'empty'   => __( 'Nothing here yet.', 'frontage' ),
				'loading' => __( 'Loading…', 'frontage' ),
				'failed'  => __( 'These posts could not be loaded. Check your connection.', 'frontage' ),
				'retry'   => __( 'Try again', 'frontage' ),
			),
		),
		fragment( $head, $body, Status::html() )
	)
);
