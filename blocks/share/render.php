<?php
/**
 * Renders links to networks, which count and open in a small window once a visitor touches them.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Share;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Share_Block( $attributes, $block ) )->html();
