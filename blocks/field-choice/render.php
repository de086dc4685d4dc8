<?php
/**
 * Prints something to choose.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Field_Choice;

use Frontage\Domain\Forms\Field_Html;


defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return '' === $attributes['label'] && '' === $attributes['name'] ? '' : ( new Field_Html( $attributes ) )->html();
