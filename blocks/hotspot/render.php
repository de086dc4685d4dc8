<?php
/**
 * Prints what a spot opens; the picture around it prints the spot.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Hotspot;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;


defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$anchor = $attributes['anchor'] ?? '';
return Wrapper::html( array( 'id' => '' === $anchor ? null : $anchor ), Html::raw( $content ) );
