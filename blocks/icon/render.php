<?php
/**
 * Prints the block.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Icon( $attributes ) )->html();
