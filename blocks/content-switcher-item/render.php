<?php
/**
 * Renders one content; the switcher around it prints the control and the panel.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Content_Switcher_Item;

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

$anchor = $attributes['anchor'] ?? '';
return Wrapper::html( array( 'id' => '' === $anchor ? null : $anchor ), Html::raw( $content ) );
