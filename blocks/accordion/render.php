<?php
/**
 * Renders the accordion as `<details>` elements, which the browser opens and closes natively.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

use Frontage\Base\Html\Html;
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

$group = Ids::for( 'accordion', $attributes );
$items = Item_List::print( $block, $attributes, $group );
if ( '' === $items ) {
	return '';
}

$is_single = 'single' === $attributes['openMode'];
$duration  = max( 0, min( 5000, (int) $attributes['duration'] ) );

return Wrapper::html(
	array(
		'id'    => '' === ( $attributes['anchor'] ?? '' ) ? null : $group,
		'class' => implode(
			' ',
			array_filter(
				array(
					'frontage-accordion',
					$is_single ? 'is-single' : '',
					'chevron' === $attributes['icon'] ? '' : 'has-icon-' . $attributes['icon'],
					'start' === $attributes['iconSide'] ? 'has-icon-at-start' : '',
				)
			)
		),
		'style' => array( '--frontage-accordion-duration' => Item_List::DURATION_MS === $duration ? '' : $duration . 'ms' ),
	),
	$is_single ? Island::html( 'accordion', array( 'group' => $group ), Html::raw( $items ) ) : Html::raw( $items )
);
