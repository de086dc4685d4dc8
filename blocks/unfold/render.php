<?php
/**
 * Renders the content and the button that unfolds it, which is the summary of an empty details element: the
 * stylesheet unfolds the content before it while it is open, so that it works without JavaScript.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Unfold;

use Frontage\Base\Html\Html;
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

// Maximum values, in pixels and milliseconds.
$height   = max( 0, min( 5000, (int) $attributes['height'] ) );
$duration = max( 0, min( 10000, (int) $attributes['duration'] ) );
$is_hover = 'hover' === $attributes['trigger'];
$label    = static function ( string $name, string $fallback ) use ( $attributes ): string {
	$text = is_string( $attributes[ $name ] ) ? trim( wp_strip_all_tags( $attributes[ $name ] ) ) : '';
	return '' === $text ? $fallback : html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
};
$more     = $label( 'moreLabel', __( 'Show more', 'frontage' ) );
$less     = $label( 'lessLabel', __( 'Show less', 'frontage' ) );
$id       = Ids::for( 'unfold', $attributes );

return Wrapper::html(
	array(
		'id'    => $id,
		'class' => 'frontage-unfold' . ( $is_hover ? ' is-hover' : '' ) . ( true === $attributes['hasFade'] ? ' has-fade' : '' ),
		'style' => array(
			'--frontage-unfold-height'   => $height . 'px',
			'--frontage-unfold-duration' => $duration . 'ms',
		),
	),
	Island::html(
		'unfold',
		array(
			'isHover' => $is_hover,
			'height'  => $height,
		),
		Html::raw(
			el(
				'div',
				array(
					'class' => 'frontage-unfold__content',
					'id'    => "$id-content",
				),
				Html::raw( $content )
			)
			. el(
				'details',
				array( 'class' => 'frontage-unfold__switch' ),
				el(
					'summary',
					array(
						'class'         => 'frontage-unfold__button',
						'aria-controls' => "$id-content",
					),
					el( 'span', array( 'class' => 'frontage-unfold__more' ), $more ),
					el( 'span', array( 'class' => 'frontage-unfold__less' ), $less )
				)
			)
		),
		'interaction idle hash'
	)
);
