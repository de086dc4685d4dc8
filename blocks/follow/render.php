<?php
/**
 * Renders links to profiles on networks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Follow_Block( $attributes ) )->html();
