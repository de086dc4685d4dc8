<?php
/**
 * Renders one item: a title that opens and closes the content below it.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion_Item;

use Frontage\Base\Html\Html;
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

/**
 * Item data from the surrounding accordion.
 *
 * @var array{id: string|null, number: int, group: string|null, is_open: bool, heading: string} $item
 */
$item = $block->context['frontage/accordionItem'] ?? array(
	'id'      => $attributes['anchor'] ?? null,
	'number'  => 1,
	'group'   => null,
	'is_open' => true === $attributes['isOpen'],
	'heading' => 'h3',
);

return Wrapper::tag(
	'details',
	array(
		// Browsers open an item for a link to something inside it, but not for a link to the item itself.
		'id'    => null,
		'class' => 'frontage-accordion__item',
		'name'  => $item['group'],
		'open'  => $item['is_open'],
	),
	el(
		'summary',
		array( 'class' => 'frontage-accordion__summary' ),
		el(
			Tag::allow( $item['heading'], 'h3' ),
			array( 'class' => 'frontage-accordion__title' ),
			Title::html( $attributes['title'], $item['number'] )
		)
	),
	el(
		'div',
		array(
			'class' => 'frontage-accordion__panel',
			'id'    => $item['id'],
		),
		Html::raw( $content )
	)
);
