<?php
/**
 * Renders the button and the dialog that it opens.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Modal;

use Frontage\Base\Html\Html;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Overlay\Overlay_Style;
use Frontage\Domain\Overlay\Rules;
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

$id     = Ids::for( 'modal', Overlay_Style::without( $attributes ) );
$is_bar = 'bar' === $attributes['kind'];
$text   = trim( wp_strip_all_tags( (string) $attributes['buttonText'] ) );
$text   = '' === $text ? __( 'Open', 'frontage' ) : $text;
$label  = '' === $attributes['label'] ? $text : $attributes['label'];
$class  = "is-at-{$attributes['place']} is-{$attributes['size']}" . ( $is_bar ? ' is-bar' : '' );

// The dialog has the ID.
$content_box = array(
	'id'    => null,
	'class' => 'frontage-modal__content',
);
$dialog      = array(
	'id'           => $id,
	'class'        => $class,
	'aria-label'   => $label,
	...( $is_bar ? array() : Dialog::closing( $attributes['closesBeside'], $attributes['closesByEscape'] ) ),
	'popover'      => $is_bar ? 'manual' : null,
	'role'         => $is_bar ? 'region' : null,
	'data-overlay' => Rules::json( $attributes ),
);
$dialog      = Overlay_Style::dress( $dialog, $attributes );
$close       = Dialog::close( 'modal', __( 'Close', 'frontage' ), $is_bar ? $id : '' );
$card        = el(
	'div',
	array( 'class' => 'frontage-modal__scroll' ),
	Overlay_Style::focus( Wrapper::html( $content_box, Html::raw( $content ) ), $is_bar ? array() : $attributes )
);
$opener      = match ( $attributes['opener'] ) {
	'button' => Dialog::opener( 'modal', $id, Html::raw( esc_html( $text ) ), 'wp-element-button', $is_bar ),
	'link'   => Dialog::opener( 'modal', $id, Html::raw( esc_html( $text ) ), 'is-link', $is_bar ),
	default  => null,
};

return el(
	'div',
	array( 'class' => 'frontage-modal' . ( null === $opener ? ' is-without-opener' : '' ) ),
	Island::html(
		'modal',
		array(
			'staysOnLinks' => $attributes['staysOnLinks'],
			'mark'         => $attributes['counts'] ? Counts::mark( $id ) : '',
		),
		Html::raw( Overlay_Style::style( $attributes ) . $opener . Dialog::html( 'modal', $dialog, Html::raw( $close . $card ) ) ),
		'interaction hash'
	)
);
