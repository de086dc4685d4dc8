<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Back;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the visitor presses Back for the first time. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'back';
	}

	public static function label(): string {
		return __( 'On exit intent (Back button)', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'when Back is pressed for the first time', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:back';
	}
}
