<?php
/**
 * Renders nothing: the parent Event Calendar block renders its events, wherever they are in its views.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Calendar_Event;

defined( 'ABSPATH' ) || exit;

return '';
