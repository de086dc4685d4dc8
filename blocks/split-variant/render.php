<?php
/**
 * Renders one variant; the test around it decides where it is printed.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Split_Variant;

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
