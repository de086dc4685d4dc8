<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Scroll;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when a part of the page has been scrolled. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'scroll';
	}

	public static function label(): string {
		return __( 'After scrolling (%)', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( __( 'Percent', 'frontage' ), '50', max: 100 );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a number. */
		return __( 'after scrolling %s%%', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:scroll';
	}
}
