<?php
/**
 * Renders a choice field.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Field_Choice;

use Frontage\Domain\Forms\Field_Bindings;
use Frontage\Domain\Forms\Field_Html;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

if ( '' === $attributes['label'] && '' === $attributes['name'] ) {
	return '';
}

return ( new Field_Html( Field_Bindings::resolve( $attributes, $block ) ) )->html();
