<?php
/**
 * Renders core buttons with classes for the hover effect.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Creative_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

if ( ! str_contains( $content, 'wp-block-button__link' ) ) {
	return '';
}

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => "frontage-creative-button is-{$attributes['effect']}",
		'style' => array( '--frontage-creative-button-time' => max( 0, min( 2000, (int) $attributes['duration'] ) ) . 'ms' ),
	),
	Html::raw( trim( $content ) )
);
