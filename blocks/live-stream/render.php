<?php
/**
 * Prints a live stream, the next one, or the last recording.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Live_Stream( $attributes ) )->html() ?? '';
