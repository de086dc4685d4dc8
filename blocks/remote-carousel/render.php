<?php
/**
 * Renders buttons and thumbnails that control a carousel elsewhere on the page (S2 §3).
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Remote_Carousel;

use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$target = Ids::clean( (string) $attributes['carousel'] );
if ( '' === $target ) {
	return '';
}

return Wrapper::html(
	array( 'id' => $attributes['anchor'] ?? null ),
	Island::html(
		'remote-carousel',
		array( 'carousel' => $target ),
		Remote_Control::html( $target, $attributes, get_post() ),
		'interaction visible hash'
	)
);
