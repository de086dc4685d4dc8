<?php
/**
 * Prints one panel; its tab is printed by the Tabs block around it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tab;

use Frontage\Render\Html;
use Frontage\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$panel = $block->context['frontage/tab'] ?? null;
if ( ! is_array( $panel ) ) {
	return Wrapper::html( array( 'class' => 'frontage-tabs__panel' ), Html::raw( $content ) );
}

return Wrapper::html(
	array(
		'class'           => 'frontage-tabs__panel',
		'id'              => $panel['id'],
		'role'            => 'tabpanel',
		'tabindex'        => '0',
		'aria-labelledby' => $panel['tab'],
		'hidden'          => $panel['is_open'] ? null : 'until-found',
	),
	Html::raw( $content )
);
