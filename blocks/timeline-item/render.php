<?php
/**
 * Prints one event.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Timeline_Item;

use Frontage\Render\Html;
use Frontage\Render\Safe;
use Frontage\Render\Tag;
use Frontage\Render\Wrapper;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$anchor  = $attributes['anchor'] ?? '';
$heading = Tag::allow( $block->context['frontage/timelineHeading'] ?? 'h3', 'h3' );
$event   = Safe::html( is_string( $attributes['title'] ) ? $attributes['title'] : '', 'data' );

return Wrapper::tag(
	'li',
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-timeline__item',
	),
	el(
		'div',
		array( 'class' => 'frontage-timeline__body' ),
		Moment::html( $attributes['date'], $attributes['dateText'] ),
		'' === trim( wp_strip_all_tags( $event ) ) ? null : el( $heading, array( 'class' => 'frontage-timeline__title' ), Html::raw( $event ) ),
		'' === trim( $content ) ? null : el( 'div', array( 'class' => 'frontage-timeline__content' ), Html::raw( $content ) )
	)
);
