<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Sent;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup after the visitor has sent a form. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'sent';
	}

	public static function label(): string {
		return __( 'After a form is sent', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::optional_text( __( 'CSS selector of the form; empty for any form', 'frontage' ) );
	}

	public static function phrase( string $value ): string {
		return '' === $value
			? __( 'after a form is sent', 'frontage' )
			/* translators: %s: a CSS selector. */
			: __( 'after the form “%s” is sent', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:sent';
	}
}
