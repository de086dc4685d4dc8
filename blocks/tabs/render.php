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

$tabs   = array();
$panels = array();
foreach ( $list->items as $index => $item ) {
	$is_open  = $index === $list->open;
	$tabs[]   = Html_Template::html(
		'tabs.tab ' . (int) $is_open,
		static fn ( string $place ): Html => el(
			'a',
			array(
				'class'         => 'frontage-tabs__tab',
				'role'          => 'tab',
				'id'            => $place,
				'href'          => '#' . $place,
				'aria-controls' => $place,
				'aria-selected' => $is_open ? 'true' : 'false',
				'style'         => array( 'order' => $place ),
			),
			el( 'span', array(), $place )
		),
		$item['tab'],
		$item['id'],
		$item['id'],
		2 * $index,
		Html::raw( $item['title'] )
	);
	$panels[] = Html_Template::html(
		'tabs.panel ' . (int) $is_open,
		static fn ( string $place ): Html => el(
			'div',
			array(
				'class'           => 'frontage-tabs__panel',
				'role'            => 'tabpanel',
				'id'              => $place,
				'aria-labelledby' => $place,
				'tabindex'        => '0',
				'hidden'          => $is_open ? null : 'until-found',
				'style'           => array( 'order' => $place ),
			),
			$place
		),
		$item['id'],
		$item['tab'],
		2 * $index + 1,
		Html::raw( Inner_Blocks::render( $item['block'] ) )
	);
}

$tab_list = array(
	'class'            => 'frontage-tabs__list',
	'role'             => 'tablist',
	'aria-label'       => '' === $attributes['label'] ? null : $attributes['label'],
	'aria-orientation' => $is_vertical ? 'vertical' : null,
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
		el(
			'div',
			array( 'class' => implode( ' ', $frame ) ),
			el( 'div', $tab_list, $tabs ),
			el( 'div', array( 'class' => 'frontage-tabs__panels' ), $panels )
		),
		'interaction hash'
	)
);
