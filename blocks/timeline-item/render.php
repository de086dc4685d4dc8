<?php
/**
 * Renders one event.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Timeline_Item;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Tag;
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

$anchor  = $attributes['anchor'] ?? '';
$heading = Tag::allow( $block->context['frontage/timelineHeading'] ?? 'h3', 'h3' );
$event   = Kses::html( is_string( $attributes['title'] ) ? $attributes['title'] : '', 'data' );

return Wrapper::tag(
	'li',
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-timeline__item',
	),
	el(
		'div',
		array( 'class' => 'frontage-timeline__body' ),
		Event_Date::html( $attributes['date'], $attributes['dateText'] ),
		'' === trim( wp_strip_all_tags( $event ) )
			? null
			: el( $heading, array( 'class' => 'frontage-timeline__title' ), Html::raw( $event ) ),
		'' === trim( $content ) ? null : el( 'div', array( 'class' => 'frontage-timeline__content' ), Html::raw( $content ) )
	)
);
