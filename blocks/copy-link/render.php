<?php
/**
 * Renders a link that a script turns into a copy button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Copy_Link;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return Copy_Link::html( $attributes, $block );
