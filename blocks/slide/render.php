<?php
/**
 * Renders a slide's content; the parent block renders its wrapper.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slide;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Heading;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$index  = (int) ( $block->context['frontage/slideIndex'] ?? 0 );
$media  = Media::html( $attributes, 0 === $index );
$dim    = max( 0, min( 90, (int) $attributes['dim'] ) );
$link   = Slide_Link::attributes( $attributes );
$anchor = $attributes['anchor'] ?? '';

$parts = array( $media ?? Html::raw( '' ) );
if ( null !== $media && $dim > 0 ) {
	$parts[] = el(
		'span',
		array(
			'class'       => 'frontage-slide__dim',
			'style'       => array( 'opacity' => $dim / 100 ),
			'aria-hidden' => 'true',
		)
	);
}
if ( array() !== $link ) {
	$parts[] = el(
		'a',
		array( 'class' => 'frontage-slide__link' ) + $link + array(
			'aria-label' => '' === $attributes['label'] ? Heading::first( $content, __( 'Read more', 'frontage' ) ) : $attributes['label'],
		)
	);
}
if ( '' !== trim( $content ) ) {
	$parts[] = el( 'div', array( 'class' => 'frontage-slide__content' ), Html::raw( $content ) );
}

return Wrapper::html(
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-slide is-'
			. str_replace( ' ', '-', (string) $attributes['position'] )
			. ( null === $media ? '' : ' has-media' ),
	),
	...$parts
);
