<?php
/**
 * Renders a group of fields.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form_Group;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return array() === $block->parsed_block['innerBlocks'] ? '' : ( new Group_Html( $attributes, $block ) )->html();
