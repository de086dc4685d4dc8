<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Comment;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup after the visitor has sent a comment. */
final class Trigger implements Contract {
	public static function type(): string {
		return 'comment';
	}

	public static function label(): string {
		return __( 'After a comment', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::none();
	}

	public static function phrase( string $value ): string {
		return __( 'after a comment', 'frontage' );
	}

	public static function script(): string {
		return 'overlays:comment';
	}
}
