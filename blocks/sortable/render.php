<?php
/**
 * Renders a list with handles and buttons, which a script takes over on the first touch.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

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
return array() === $items ? Html::raw( '' ) : ( new Sortable( $attributes, $items ) )->html();
