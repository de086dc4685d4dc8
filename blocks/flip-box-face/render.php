<?php
/**
 * Renders one face; the parent block flips it.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Flip_Box_Face;

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
