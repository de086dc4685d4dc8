<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Exit;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the mouse leaves the page at the top. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'exit';
	}

	public static function label(): string {
		return __( 'On exit intent (mouse leaves the page)', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'when the mouse leaves the page', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:exit';
	}
}
