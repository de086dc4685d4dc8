<?php
/**
 * Renders the switcher: radio buttons, which work without JavaScript, and the contents.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Content_Switcher;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
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

$list = Content_List::of( $block );
if ( array() === $list->items ) {
	return '';
}

$options = array();
$panels  = array();
foreach ( $list->items as $index => $item ) {
	$is_open   = $index === $list->open;
	$options[] = el(
		'label',
		array( 'class' => rtrim( 'frontage-content-switcher__option ' . Visibility::classes( $item['block']->parsed_block['attrs'] ) ) ),
		el(
			'input',
			array(
				'type'          => 'radio',
				'name'          => $list->id,
				'value'         => $index,
				'checked'       => $is_open,
				'aria-controls' => $item['id'],
				// After Back, the URL decides what is shown, not the browser's form restoration.
				'autocomplete'  => 'off',
			)
		),
		el( 'span', array( 'class' => 'frontage-content-switcher__name' ), $item['title'] ),
		'' === $item['note'] ? null : el( 'span', array( 'class' => 'frontage-content-switcher__note' ), $item['note'] )
	);
	$panels[]  = el(
		'div',
		array(
			'class'      => 'frontage-content-switcher__panel' . ( $is_open ? ' is-initial' : '' ),
			'id'         => $item['id'],
			'role'       => 'group',
			'aria-label' => $item['title'],
			'hidden'     => $is_open ? null : 'until-found',
		),
		Html::raw( Inner_Blocks::render( $item['block'] ) )
	);
}

$label   = is_string( $attributes['label'] ) && '' !== $attributes['label'] ? $attributes['label'] : __( 'Choose content', 'frontage' );
$control = 'switch' === $attributes['control'] && 2 === count( $list->items ) ? 'is-switch' : 'is-buttons';

return Wrapper::html(
	array(
		'id'    => $list->id,
		'class' => 'frontage-content-switcher',
	),
	Island::html(
		'content-switcher',
		array( 'id' => $list->id ),
		el(
			'div',
			array( 'class' => "frontage-content-switcher__frame $control is-at-{$attributes['justify']}" ),
			el(
				'fieldset',
				array( 'class' => 'frontage-content-switcher__choice' ),
				el( 'legend', array( 'class' => 'frontage-content-switcher__legend' ), $label ),
				$options
			),
			el( 'div', array( 'class' => 'frontage-content-switcher__panels' ), $panels )
		),
		'interaction hash'
	)
);
