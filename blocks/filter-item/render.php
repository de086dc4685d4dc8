<?php
/**
 * Renders one item; the block around it prints the place of the item and its tags.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Item;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return Wrapper::html( array(), Html::raw( $content ) );
