<?php
/**
 * Renders plans side by side, and the switch between their monthly and yearly prices.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Table;

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

return ( new Pricing_Table( $attributes ) )->html( $content );
