<?php
/**
 * Renders the calendar: one view on the server, with addresses of all others.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Calendar( $attributes, $block ) )->html() ?? '';
