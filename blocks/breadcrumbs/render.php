<?php
/**
 * Renders the way to the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Breadcrumbs( $attributes, $block->context ) )->html();
