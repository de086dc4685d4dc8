<?php
/**
 * Renders the tabs: a list of links that work without JavaScript, and their panels.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Domain\Blocks\Inner_Blocks;
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

$list = Tab_List::of( $block );
if ( array() === $list->items ) {
	return '';
}

$tabs   = '';
$panels = '';
foreach ( $list->items as $index => $item ) {
	$is_open = $index === $list->open;
	$content = Inner_Blocks::render( $item['block'] );
	$tabs   .= Tab_Elements::tab( $item['tab'], $item['id'], $item['title'], 2 * $index, $is_open, $item['class'] );
	$panels .= Tab_Elements::panel( $item['id'], $item['tab'], $content, 2 * $index + 1, $is_open );
}

return Wrapper::html(
	array(
		'id'    => $list->id,
		'class' => 'frontage-tabs',
	),
	Island::html(
		'tabs',
		array(
			'id'       => $list->id,
			'isManual' => 'manual' === $attributes['activation'],
		),
		Tab_Elements::frame( $tabs, $panels, (string) $attributes['label'], $attributes['orientation'], $attributes['stack'] ),
		'interaction hash'
	)
);
