<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Purchase;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup after the visitor has bought something. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'purchase';
	}

	public static function label(): string {
		return __( 'After a purchase', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'after a purchase', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:purchase';
	}
}
