<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Delay;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup some seconds after the page has loaded. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'delay';
	}

	public static function label(): string {
		return __( 'After a delay', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( __( 'Seconds', 'frontage' ), '5' );
	}

	public static function phrase( string $value ): string {
		return (float) $value > 0
			/* translators: %s: a number of seconds. */
			? _n( 'after %s second', 'after %s seconds', (int) $value, 'frontage' )
			: __( 'as soon as the page loads', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:delay';
	}
}
