<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Param;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup if the URL has a query parameter. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'param';
	}

	public static function label(): string {
		return __( 'URL has a query parameter', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::text( __( 'Parameter, for example offer or offer=spring', 'frontage' ), 'offer' );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a query parameter. */
		return __( 'when the URL contains “?%s”', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:param';
	}
}
