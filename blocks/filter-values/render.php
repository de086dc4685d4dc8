<?php
/**
 * Renders the block for a list of the page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Values;

use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Page_Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

// A field that is not public, or a source whose plugin is off, leaves no empty frame.
return null === Page_Filters::filter( 'values', $attributes )
	? ''
	: Filter_Block::html( 'filter-values', 'values', $attributes, ( new Values( $attributes ) )->html( ... ) );
