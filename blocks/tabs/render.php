<?php
/**
 * Renders the tabs: a list of links that work without JavaScript, and their panels.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Html_Template;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\attribute;
use function Frontage\Base\Html\el;


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

$is_vertical = 'vertical' === $attributes['orientation'];
$frame       = array( 'frontage-tabs__frame' );
if ( $is_vertical ) {
	$frame[] = 'is-vertical';
}
if ( 'never' !== $attributes['stack'] ) {
	$frame[] = 'is-stacking-' . $attributes['stack'];
}

$tabs   = '';
$panels = '';
foreach ( $list->items as $index => $item ) {
	$is_open = $index === $list->open;
	$content = Inner_Blocks::render( $item['block'] );
	$tabs   .= Tab_Elements::tab( $item['tab'], $item['id'], $item['title'], 2 * $index, $is_open );
	$panels .= Tab_Elements::panel( $item['id'], $item['tab'], $content, 2 * $index + 1, $is_open );
}

$label  = (string) $attributes['label'];
$values = array( Html::raw( $tabs ), Html::raw( $panels ) );
if ( '' !== $label ) {
	array_unshift( $values, Html::raw( attribute( $label ) ) );
}

$widget = Html_Template::html(
	'tabs.frame ' . implode( ' ', $frame ) . ( '' === $label ? '' : ' label' ),
	static fn ( string $place ): Html => el(
		'div',
		array( 'class' => implode( ' ', $frame ) ),
		el(
			'div',
			array(
				'class'            => 'frontage-tabs__list',
				'role'             => 'tablist',
				'aria-label'       => '' === $label ? null : $place,
				'aria-orientation' => $is_vertical ? 'vertical' : null,
			),
			$place
		),
		el( 'div', array( 'class' => 'frontage-tabs__panels' ), $place )
	),
	...$values
);
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
		$widget,
		'interaction hash'
	)
);
