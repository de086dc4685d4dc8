<?php
/**
 * Renders both faces in reading order, and a button that flips the card.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Flip_Box;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$faces = array_slice( Inner_Blocks::of( $block, 'frontage/flip-box-face' ), 0, 2 );
if ( count( $faces ) < 2 ) {
	return '';
}

$id      = Ids::for( 'flip-box', $attributes );
$effect  = 'fade' === $attributes['effect'] ? 'is-fade' : "is-flip is-to-{$attributes['direction']}";
$printed = array();
foreach ( array( 'front', 'back' ) as $index => $side ) {
	$printed[] = el( 'div', array( 'class' => "frontage-flip-box__face is-$side" ), Html::raw( Inner_Blocks::render( $faces[ $index ] ) ) );
}

return Wrapper::html(
	array(
		'id'    => $id,
		'class' => "frontage-flip-box $effect",
		'style' => array(
			'--frontage-flip-box-height'   => max( 0, min( 2000, (int) $attributes['height'] ) ) . 'px',
			'--frontage-flip-box-duration' => max( 0, min( 10000, (int) $attributes['duration'] ) ) . 'ms',
		),
	),
	Island::html(
		'flip-box',
		array(),
		fragment(
			el( 'div', array( 'class' => 'frontage-flip-box__card' ), $printed ),
			el(
				'button',
				array(
					'type'         => 'button',
					'class'        => 'frontage-flip-box__turn',
					'aria-pressed' => 'false',
					'aria-label'   => __( 'Flip card', 'frontage' ),
				)
			)
		)
	)
);
