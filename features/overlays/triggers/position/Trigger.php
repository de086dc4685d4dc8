<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Position;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the page has been scrolled by a number of pixels. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'position';
	}

	public static function label(): string {
		return __( 'After scrolling (px)', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( __( 'Pixels', 'frontage' ), '800' );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a number of pixels. */
		return __( 'after scrolling %s px', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:position';
	}
}
