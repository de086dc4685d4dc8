<?php
/**
 * Prints an ad, or ads that take turns.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Ad_Block( $attributes ) )->html();
