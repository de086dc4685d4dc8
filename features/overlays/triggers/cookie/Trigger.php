<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Cookie;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup if a cookie is set. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'cookie';
	}

	public static function label(): string {
		return __( 'Visitor has a cookie', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::text( __( 'Cookie, for example visited or plan=free', 'frontage' ), 'visited' );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a cookie. */
		return __( 'when the cookie “%s” is set', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:cookie';
	}
}
