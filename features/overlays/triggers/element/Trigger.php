<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Element;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the visitor scrolls to an element. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'element';
	}

	public static function label(): string {
		return __( 'On reaching an element', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::text( __( 'CSS selector, for example #prices', 'frontage' ), '#prices' );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a CSS selector. */
		return __( 'on reaching “%s”', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:element';
	}
}
