<?php
/**
 * Renders one item; the block around it prints the handle and the buttons.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Sortable_Item;

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
