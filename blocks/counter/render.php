<?php
/**
 * Renders a number with its label.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Counter;

use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$counter = new Counter( $attributes );
if ( ! $counter->has_number() ) {
	return '';
}

$anchor = $attributes['anchor'] ?? '';

return Wrapper::html(
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-counter ' . $counter->kind(),
	),
	$counter->html( trim( $content ) )
);
