<?php
/**
 * Renders the question and the script that asks it first.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Age_Gate;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Overlay\Overlay_Style;
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

if ( '' === trim( $content ) || is_customize_preview() ) {
	return '';
}

$id      = Ids::for( 'age-gate', Overlay_Style::without( $attributes ) );
$is_date = 'birthday' === $attributes['asks'];
/* translators: %d: a number of years. */
$sorry   = __( 'Sorry, you must be %d or older to see this page. You can close it or go back.', 'frontage' );
$warning = '' === $attributes['warning'] ? sprintf( $sorry, $attributes['age'] ) : $attributes['warning'];
$button  = static fn ( string $answer, string $label, string $look ): Html => el(
	'button',
	array(
		'class'       => "frontage-age-gate__button wp-element-button $look",
		'type'        => 'button',
		'data-answer' => $answer,
	),
	$label
);
$field   = el(
	'label',
	array( 'class' => 'frontage-age-gate__label' ),
	__( 'Date of birth', 'frontage' ),
	el(
		'input',
		array(
			'class'        => 'frontage-age-gate__field',
			'type'         => 'date',
			'autocomplete' => 'bday',
			'required'     => true,
		)
	)
);
$leave   = Url::safe( $attributes['leaveUrl'] );
$out     = static fn ( string $label ): Html => el(
	'a',
	array(
		'class' => 'frontage-age-gate__button wp-element-button is-quiet',
		'href'  => $leave,
		'rel'   => 'nofollow',
	),
	$label
);
$no      = '' === $leave ? $button( 'no', __( 'No', 'frontage' ), 'is-quiet' ) : $out( __( 'No', 'frontage' ) );
$answers = $is_date
	? array( $field, $button( 'date', __( 'Continue', 'frontage' ), '' ), '' === $leave ? null : $out( __( 'Leave', 'frontage' ) ) )
	: array( $button( 'yes', __( 'Yes', 'frontage' ), '' ), $no );

// The dialog has the ID.
$content_box = array(
	'id'    => null,
	'class' => 'frontage-age-gate__content',
);
$dialog      = array(
	'id'         => $id,
	'aria-label' => __( 'Age verification', 'frontage' ),
	'closedby'   => 'none',
	'data-age'   => $attributes['age'],
);
$dialog      = Overlay_Style::dress( $dialog, $attributes );
$inside      = Wrapper::html(
	$content_box,
	Html::raw( $content ),
	el( 'div', array( 'class' => 'frontage-age-gate__answers' ), $answers ),
	el(
		'p',
		array(
			'class' => 'frontage-age-gate__warning',
			'role'  => 'alert',
		)
	)
);
$props       = array(
	'key'      => Age_Gate::KEY,
	'age'      => $attributes['age'],
	'crawlers' => $attributes['crawlers'],
	'days'     => $attributes['days'],
	'warning'  => $warning,
	'mark'     => $attributes['counts'] ? Counts::mark( $id ) : '',
);
Age_Gate::note( $attributes['age'], $attributes['crawlers'] );
return el(
	'div',
	array( 'class' => 'frontage-age-gate' ),
	Island::html(
		'age-gate',
		$props,
		fragment( Overlay_Style::style( $attributes ), Dialog::html( 'age-gate', $dialog, Overlay_Style::focus( $inside, $attributes ) ) ),
		'load'
	),
	Age_Gate::script( $attributes['age'], $attributes['crawlers'] )
);
