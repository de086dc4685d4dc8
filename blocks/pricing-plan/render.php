<?php
/**
 * Renders one plan of a pricing table.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Pricing_Plan( $attributes, $block->context ) )->html( $content ) ?? '';
