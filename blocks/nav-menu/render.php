<?php
/**
 * Prints the block.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Nav_Menu( $attributes ) )->html();
