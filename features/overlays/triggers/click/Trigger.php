<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Click;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the visitor clicks an element. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'click';
	}

	public static function label(): string {
		return __( 'Click on an element', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::text( __( 'CSS selector, for example .subscribe', 'frontage' ), '.open-popup' );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a CSS selector. */
		return __( 'when “%s” is clicked', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:click';
	}
}
