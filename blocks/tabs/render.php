<?php
/**
 * Prints the tabs: a list of links that work without script, and their panels.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Blocks\Inner;
use Frontage\Render\Html;
use Frontage\Render\Ids;
use Frontage\Render\Island;
use Frontage\Render\Wrapper;
use function Frontage\Render\el;
use function Frontage\Render\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for( 'tabs', $attributes );
$items     = Tab_List::of( $block, $widget_id, (int) $attributes['initial'] );
if ( array() === $items ) {
	return '';
}

$is_vertical = 'vertical' === $attributes['orientation'];
$tabs        = array_map(
	static fn ( array $item ): Html => el(
		'a',
		array(
			'class'         => 'frontage-tabs__tab',
			'role'          => 'tab',
			'id'            => $item['tab'],
			'href'          => '#' . $item['id'],
			'aria-controls' => $item['id'],
			'aria-selected' => $item['is_open'] ? 'true' : 'false',
			'tabindex'      => $item['is_open'] ? null : '-1',
		),
		Html::raw( $item['title'] )
	),
	$items
);
$panels      = array_map(
	static fn ( array $item ): Html => Html::raw(
		Inner::render( $item['block'], array( 'frontage/tab' => array_intersect_key( $item, array_flip( array( 'id', 'tab', 'is_open' ) ) ) ) )
	),
	$items
);

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => 'frontage-tabs' . ( $is_vertical ? ' is-vertical' : '' ) . ( $attributes['stacks'] ? ' is-stacking' : '' ),
	),
	Island::html(
		'tabs',
		array(
			'id'        => $widget_id,
			'isManual'  => 'manual' === $attributes['activation'],
		),
		fragment(
			el(
				'div',
				array(
					'class'            => 'frontage-tabs__list',
					'role'             => 'tablist',
					'aria-label'       => '' === $attributes['label'] ? null : $attributes['label'],
					'aria-orientation' => $is_vertical ? 'vertical' : null,
				),
				$tabs
			),
			el( 'div', array( 'class' => 'frontage-tabs__panels' ), $panels )
		),
		'interaction hash'
	)
);
