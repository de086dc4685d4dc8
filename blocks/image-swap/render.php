<?php
/**
 * Renders both images on top of each other, and a button that swaps them, or a link.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Swap;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Picture;
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

$class  = 'frontage-image-swap';
$first  = Picture::html( $attributes['firstId'], $attributes['firstUrl'], $attributes['firstAlt'], "{$class}__picture is-first" );
$second = Picture::html( $attributes['secondId'], $attributes['secondUrl'], $attributes['secondAlt'], "{$class}__picture is-second" );
if ( null === $first || null === $second ) {
	$only = $first ?? $second;
	return null === $only ? '' : Wrapper::tag( 'figure', array( 'class' => $class ), $only );
}

$trigger  = $attributes['trigger'];
$ratio    = is_string( $attributes['ratio'] ) && 1 === preg_match( '#^\d{1,3}/\d{1,3}$#', $attributes['ratio'] )
	? $attributes['ratio']
	: '3/2';
$href     = 'hover' === $trigger ? Url::safe( $attributes['href'] ) : '';
$caption  = Kses::html( is_string( $attributes['caption'] ) ? $attributes['caption'] : '', 'data' );
$pictures = el( 'span', array( 'class' => "{$class}__pictures" ), $first, $second );
$press    = '' === $href
	? el(
		'button',
		array(
			'type'         => 'button',
			'class'        => "{$class}__press",
			'aria-pressed' => 'false',
			'aria-label'   => __( 'Show the other image', 'frontage' ),
		)
	)
	: null;

return Wrapper::tag(
	'figure',
	array(
		'id'         => Ids::for( 'image-swap', $attributes ),
		'class'      => "$class is-by-$trigger is-{$attributes['effect']}",
		// A hook for themes (S2 §4).
		'data-click' => 'inactive',
		'style'      => array(
			'--frontage-image-swap-ratio'    => $ratio,
			'--frontage-image-swap-duration' => max( 0, min( 5000, (int) $attributes['duration'] ) ) . 'ms',
		),
	),
	null === $press
		? el(
			'a',
			array(
				'class'  => "{$class}__link",
				'href'   => $href,
				'target' => true === $attributes['opensInNewTab'] ? '_blank' : null,
				'rel'    => true === $attributes['opensInNewTab'] ? 'noopener' : null,
			),
			$pictures
		)
		: Island::html( 'image-swap', array(), fragment( $pictures, $press ) ),
	'' === $caption ? Html::raw( '' ) : el( 'figcaption', array( 'class' => 'wp-element-caption' ), Html::raw( $caption ) )
);
