<?php
/**
 * Renders the tabs, as links that work without JavaScript, and the posts of the selected one.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Terms;
use Frontage\Domain\Render\Filter;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
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

$widget_id = Ids::for( 'post-tab', $attributes );
$panel     = new Panel( $attributes );
$base      = Query_Context::list_of( $block, $attributes );
$tabs      = Terms::offered( $base, $panel->look->data['taxonomy'], $attributes['tabs'], 5 );
$others    = List_State::others( 'post-tab', $widget_id );
$chosen    = List_State::asked( 'post-tab', $widget_id, array_column( $tabs, 'slug' ), static fn (): int => 1 );
$topic     = Terms::id_of( $tabs, $chosen->category );
$found     = Listing::of( 0 === $topic ? $base : $base->within( $panel->look->data['taxonomy'], $topic ) );
if ( array() === $found->posts && '' === $chosen->category ) {
	return '';
}

$words  = array(
	'all'   => '' === (string) $attributes['allText'] ? __( 'All', 'frontage' ) : (string) $attributes['allText'],
	'label' => __( 'Posts by topic', 'frontage' ),
);
$filter = Filter::html(
	$words,
	$tabs,
	$chosen->category,
	static fn ( string $slug ): string => ( new List_State( $slug ) )->href( 'post-tab', $widget_id, $others )
);
$posts  = el(
	'div',
	array(
		'class'     => 'frontage-post-tab__panel frontage-list',
		'data-slot' => 'panel', // Links to posts do not need to wait for the script module.
	),
	$panel->html( $found, $topic )
);

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-post-tab',
		'style' => array(
			'--frontage-card-ratio'       => $panel->look->ratio(),
			'--frontage-post-tab-columns' => $panel->columns,
		),
	),
	null === $filter ? $posts : Island::html(
		'post-tab',
		array(
			'postTabQuery' => $panel->sign(
				$base->with( array( 'exclude' => $found->list->data['exclude'] ) ),
				$panel->look->data['taxonomy'],
				array_column( $tabs, 'id' )
			),
			'terms'        => array_column( $tabs, 'id', 'slug' ),
			'place'        => array(
				'module' => 'post-tab',
				'id'     => $widget_id,
			),
			'words'        => array(
				/* translators: %s: name of a category. */
				'shown'   => __( 'Showing %s', 'frontage' ),
				'loading' => __( 'Loading…', 'frontage' ),
				'failed'  => __( 'These posts could not be loaded. Check your connection and try again.', 'frontage' ),
				'retry'   => __( 'Try again', 'frontage' ),
			),
		),
		fragment( $filter, $posts, Status::html() ),
		Island::AND_BACK
	)
);
