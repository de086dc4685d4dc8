<?php
/**
 * Prints code.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Source_Code( $attributes ) )->html() ?? '';
