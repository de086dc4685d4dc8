<?php
/**
 * Renders the latest posts, one at a time (S0 §9).
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Recent_Posts_Slider;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$found = Listing::of( Query_Context::list_of( $block, $attributes ) );
if ( array() === $found->posts ) {
	return '';
}

$is_wide   = 'wide' === $attributes['variant'];
$widget_id = Ids::for( 'recent-posts-slider', $attributes );
$look      = Card_Options::of( $attributes, $is_wide ? '(max-width: 1280px) 100vw, 1280px' : '(max-width: 640px) 100vw, 640px' );
$slides    = array();
foreach ( $found->posts as $one ) {
	$slides[] = array(
		'content' => ( new Card( $one, $look ) )->html(),
		'name'    => Kses::text( get_the_title( $one ) ),
	);
}
$label = (string) $attributes['label'];

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-recent-posts-slider is-' . ( $is_wide ? 'wide' : 'narrow' )
			. ( $is_wide && 'beside' === $attributes['layout'] ? ' is-beside' : '' ),
		'style' => array( '--frontage-card-ratio' => $look->ratio() ),
	),
	Carousel::html(
		'recent-posts-slider',
		$widget_id,
		$slides,
		Motion::props( $is_wide, (int) $attributes['delay'] ),
		array(
			'label'   => '' === $label ? __( 'Recent posts', 'frontage' ) : $label,
			'classes' => array( ...Carousel::columns( count( $slides ), true, 1 ), ...( $is_wide ? array( 'has-side-arrows' ) : array() ) ),
			'style'   => array(),
			'arrows'  => $is_wide,
			'dots'    => (bool) $attributes['hasDots'],
		)
	)
);
