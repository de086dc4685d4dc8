<?php
/**
 * Renders a consent checkbox.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Field_Consent;

use Frontage\Domain\Forms\Field_Html;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return '' === $attributes['label'] && '' === $attributes['name'] ? '' : ( new Field_Html( $attributes ) )->html();
