<?php
/**
 * Renders the block for a list of the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Range;

use Frontage\Domain\Filters\Filter_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return Filter_Form::html( 'filter-range', 'range', $attributes, Range::parts( ... ) );
