<?php
/**
 * Prints the carousel: each of its blocks is an item in a row that scrolls and snaps.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Blocks\Inner;
use Frontage\Render\Carousel;
use Frontage\Render\Heading;
use Frontage\Render\Html;
use Frontage\Render\Ids;
use Frontage\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$items = array();
foreach ( $block->inner_blocks as $child ) {
	$html = $child instanceof \WP_Block ? trim( Inner::render( $child ) ) : '';
	if ( '' !== $html ) {
		$items[] = array(
			'content' => Html::raw( $html ),
			'name'    => Heading::first( $html ),
		);
	}
}
if ( array() === $items ) {
	return '';
}

$widget_id = Ids::for(
	'carousel',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'kind'   => $attributes['kind'],
		'names'  => array_column( $items, 'name' ),
	)
);
$layout    = new Layout( $attributes, count( $items ) );

return Wrapper::html(
	array( 'id' => $widget_id ),
	Carousel::html( 'carousel', $widget_id, $items, $layout->props(), $layout->look() )
);
