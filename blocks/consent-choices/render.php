<?php
/**
 * Prints the block.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Consent_Choices;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Consent_Choices( $attributes ) )->html();
