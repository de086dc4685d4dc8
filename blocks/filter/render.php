<?php
/**
 * Renders the tags as radio buttons or checkboxes, which filter without JavaScript, and the items.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$items = Items::of( $block );
return array() === $items->all ? Html::raw( '' ) : ( new Filter( $attributes, $items ) )->html();
