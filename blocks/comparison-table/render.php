<?php
/**
 * Prints columns of products or plans, feature by feature.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Comparison_Table( $attributes ) )->html() ?? '';
