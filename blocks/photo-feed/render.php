<?php
/**
 * Prints the photos that this site has copied, with a button for more.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$post_id = $block->context['postId'] ?? 0;
return ( new Photo_Feed( $attributes, is_numeric( $post_id ) ? (int) $post_id : 0 ) )->html();
