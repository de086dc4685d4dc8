<?php
/**
 * Renders a search form and the posts it finds; both work without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_Titles;
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

$widget_id = Ids::for( 'post-archive', $attributes );
$base      = Query_Context::list_of( $block, $attributes );
// phpcs:ignore WordPress.Security -- A public link; read only, within bounds.
$given   = wp_unslash( $_GET )['frontage-post-archive'][ $widget_id ] ?? array();
$asked   = Search_Criteria::of( is_array( $given ) ? $given : array() );
$others  = List_State::others( 'post-archive', $widget_id );
$archive = new Archive( $attributes, $widget_id, $others );

list( $found, $posts ) = $archive->page( $asked, $base );

if ( array() === $found->posts && ! $asked->is_anything() && 1 === $asked->page ) {
	return '';
}

$list = el(
	'div',
	array(
		'class'    => 'frontage-post-archive__list frontage-list',
		'tabindex' => '-1',
	),
	$posts
);
List_Titles::need();
return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-post-archive',
		'style' => array(
			'--frontage-card-ratio'           => $archive->look->ratio(),
			'--frontage-post-archive-columns' => $archive->columns,
		),
	),
	Island::html(
		'post-archive',
		array(
			'settings' => $archive->sign( $base->with( array( 'exclude' => $found->list->data['exclude'] ) ) ),
			'id'       => $widget_id,
			'words'    => array(
				'loading' => __( 'Loading…', 'frontage' ),
				/* translators: %s: number of posts on the page. */
				'shown'   => __( 'Posts shown: %s', 'frontage' ),
				'failed'  => __( 'The posts could not be loaded. Check your connection and try again.', 'frontage' ),
				'retry'   => __( 'Try again', 'frontage' ),
			),
		),
		fragment( Form::html( $widget_id, $asked, $base, $others ), $list, Status::html() ),
		Island::AND_BACK
	)
);
