<?php
/**
 * Renders the block for a list of the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Terms;

use Frontage\Domain\Filters\Filter_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return Filter_Block::html( 'filter-terms', 'terms', $attributes, ( new Choices( $attributes ) )->html( ... ) );
