<?php
/**
 * Prints a poster that leads to the video, or the video file.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Video( $attributes, $content ) )->html() ?? '';
