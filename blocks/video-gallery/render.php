<?php
/**
 * Prints the videos of a gallery with links to their vendors, and the place where they play.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Video\Playlists;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for( 'video-gallery', $attributes );
$layout    = new Layout( $attributes );
$asked     = List_State::asked( 'video-gallery', $widget_id, array(), static fn (): int => Playlists::MOST_PAGES );
$source    = new Source( $attributes, $layout );
$found     = $source->page( $asked->page );
if ( null === $found && '' === $source->link() ) {
	return '';
}

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => $layout->classes(),
		'style' => $layout->style(),
	),
	null === $found
		? $source->fallback()
		: ( new Gallery( $widget_id, $layout, $source, $found, List_State::others( 'video-gallery', $widget_id ) ) )->html()
);
