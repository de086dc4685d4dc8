<?php
/**
 * Prints places as a drawing and a list.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Map( $attributes ) )->html() ?? '';
