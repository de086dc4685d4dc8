<?php
/**
 * Renders the button and the panel it opens.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Off_Canvas;

use Frontage\Base\Html\Html;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Overlay\Overlay_Style;
use Frontage\Domain\Render\Ids;
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

if ( '' === trim( $content ) ) {
	return '';
}

$id    = Ids::for( 'off-canvas', Overlay_Style::without( $attributes ) );
$text  = trim( wp_strip_all_tags( (string) $attributes['buttonText'] ) );
$text  = '' === $text ? __( 'Menu', 'frontage' ) : $text;
$label = '' === $attributes['label'] ? $text : $attributes['label'];
$icon  = Html::raw(
	'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
		. '<path d="M4 6.25h16v1.5H4zm0 5h16v1.5H4zm0 5h16v1.5H4z" fill="currentColor"/></svg>'
);

// The dialog has the ID.
$content_box = array(
	'id'    => null,
	'class' => 'frontage-off-canvas__content',
);
$dialog      = array(
	'id'         => $id,
	'class'      => "is-at-{$attributes['side']} is-{$attributes['mode']}",
	'aria-label' => $label,
	...Dialog::closing( $attributes['closesBeside'], $attributes['closesByEscape'] ),
	'style'      => array( '--frontage-off-canvas-size' => "{$attributes['width']}px" ),
);
$close       = $attributes['hasClose'] ? Dialog::close( 'off-canvas', __( 'Close', 'frontage' ) ) : null;
$opener      = match ( $attributes['opener'] ) {
	'menu'   => Dialog::opener(
		'off-canvas',
		$id,
		Html::raw( $icon . el( 'span', array( 'class' => 'frontage-off-canvas__text' ), $text ) ),
		'is-menu'
	),
	'button' => Dialog::opener( 'off-canvas', $id, Html::raw( esc_html( $text ) ), 'wp-element-button' ),
	default  => null,
};

// The page moves by this panel's width, which only a separate style rule can set.
$moves = 'slide' === $attributes['mode']
	? null
	: el( 'style', array(), Html::raw( ":root:has(#$id:modal){--frontage-off-canvas-size:" . (int) $attributes['width'] . 'px}' ) );

return el(
	'div',
	array( 'class' => 'frontage-off-canvas' . ( null === $opener ? ' is-without-opener' : '' ) ),
	Island::html(
		'off-canvas',
		array(
			'staysOnLinks' => ! $attributes['closesOnLinks'],
			'mark'         => $attributes['counts'] ? Counts::mark( $id ) : '',
		),
		Html::raw(
			$moves
				. Overlay_Style::style( $attributes )
				. $opener
				. Dialog::html(
					'off-canvas',
					Overlay_Style::dress( $dialog, $attributes ),
					Html::raw( $close . Overlay_Style::focus( Wrapper::html( $content_box, Html::raw( $content ) ), $attributes ) )
				)
		),
		'interaction hash'
	)
);
