<?php
/**
 * Prints the block.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Video_Gallery( $attributes ) )->html();
