<?php
/**
 * Renders the button and the subscription overlay.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Subscribe_Overlay;

use Frontage\Base\Html\Html;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Overlay\Overlay_Style;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use Frontage\Http\Post_Visibility;
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

if ( '' === trim( $content ) ) {
	return '';
}

$id      = Ids::for( 'subscribe', Overlay_Style::without( $attributes ) );
$is_card = 'center' !== $attributes['place'];
$text    = trim( wp_strip_all_tags( (string) $attributes['buttonText'] ) );
$text    = '' === $text ? __( 'Subscribe', 'frontage' ) : $text;
$image   = wp_get_attachment_image(
	Post_Visibility::file( $attributes['imageId'] ),
	'medium_large',
	false,
	array( 'class' => 'frontage-subscribe-overlay__image' )
);
// The dialog has the ID.
$content_box = array(
	'id'    => null,
	'class' => 'frontage-subscribe-overlay__content',
);
$dialog      = array(
	'id'         => $id,
	'class'      => "is-at-{$attributes['place']}" . ( '' === $image ? '' : ' has-image' ),
	'aria-label' => $text,
	// A click outside must not discard what was typed.
	...( $is_card ? array() : Dialog::closing( false, true ) ),
	'popover'    => $is_card ? 'manual' : null,
	'role'       => $is_card ? 'region' : null,
);
$dialog      = Overlay_Style::dress( $dialog, $attributes );
$close       = Dialog::close( 'subscribe-overlay', __( 'Close', 'frontage' ), $is_card ? $id : '' );
$inside      = el(
	'div',
	array( 'class' => 'frontage-subscribe-overlay__scroll' ),
	Html::raw( $image ),
	Overlay_Style::focus( Wrapper::html( $content_box, Html::raw( $content ) ), $is_card ? array() : $attributes )
);
$opener      = 'none' === $attributes['opener']
	? null
	: Dialog::opener( 'subscribe-overlay', $id, Html::raw( esc_html( $text ) ), 'wp-element-button', $is_card );

return el(
	'div',
	array( 'class' => 'frontage-subscribe-overlay' . ( null === $opener ? ' is-without-opener' : '' ) ),
	Island::html(
		'subscribe-overlay',
		array( 'mark' => $attributes['counts'] ? Counts::mark( $id ) : '' ),
		fragment(
			Overlay_Style::style( $attributes ),
			$opener,
			Dialog::html(
				'subscribe-overlay',
				$dialog + array( 'data-overlay' => Rules::json( $attributes ) ),
				fragment( $close, $inside )
			)
		),
		'interaction hash'
	)
);
