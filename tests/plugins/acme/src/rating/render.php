<?php
/**
 * Prints the block.
 *
 * @var \WP_Block $block
 */

declare( strict_types=1 );

namespace Acme;

defined( 'ABSPATH' ) || exit;

$post = (int) ( $block->context['postId'] ?? get_the_ID() );
// phpcs:ignore WordPress.Security.EscapeOutput -- Made by WordPress and by el().
echo '<div ' . get_block_wrapper_attributes() . '>' . Rating::html( $post ) . '</div>';
