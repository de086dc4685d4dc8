<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Scroll_Up;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when a visitor on a touch screen scrolls up fast. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'upward';
	}

	public static function label(): string {
		return __( 'On exit intent (fast scroll up by touch)', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'on a fast scroll up by touch', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:scroll-up';
	}
}
