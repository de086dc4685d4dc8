<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Overlay\Trigger;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the visitor copies something from the page. */
final class Copied implements Trigger {
	public static function type(): string {
		return 'acme/copied';
	}

	public static function label(): string {
		return __( 'When text is copied', 'acme' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'when text is copied', 'acme' );
	}

	public static function script(): string {
		return 'acme/copied';
	}
}
