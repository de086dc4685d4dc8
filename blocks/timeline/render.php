<?php
/**
 * Renders the timeline: an ordered list beside a line that the stylesheet fills.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Timeline;

use Frontage\Base\Html\Html;
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

if ( '' === trim( $content ) ) {
	return '';
}

$anchor = $attributes['anchor'] ?? '';
$layout = $attributes['layout'];
$frame  = array( 'class' => 'frontage-timeline__frame' );
if ( 'horizontal' === $layout ) {
	// A scrollable row needs a name and must be focusable in every browser.
	$frame += array(
		'role'       => 'region',
		'aria-label' => is_string( $attributes['label'] ) && '' !== $attributes['label']
			? $attributes['label']
			: __( 'Timeline', 'frontage' ),
		'tabindex'   => '0',
	);
}

return Wrapper::html(
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => "frontage-timeline is-$layout has-marker-{$attributes['marker']}"
			. ( true === $attributes['hasProgress'] ? ' has-progress' : '' ),
	),
	el(
		'div',
		$frame,
		el(
			'ol',
			array(
				'class' => 'frontage-timeline__list',
				// Safari drops list semantics of lists without bullets.
				'role'  => 'list',
			),
			Html::raw( $content )
		)
	)
);
