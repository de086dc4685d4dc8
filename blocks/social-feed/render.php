<?php
/**
 * Prints the posts of a feed from the copy on this site.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Social_Feed( $attributes ) )->html() ?? '';
