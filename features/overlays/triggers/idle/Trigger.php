<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Idle;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup when the visitor has been idle for some seconds. */
final class Trigger implements Contract {
	/** Seconds, if the author writes none (S0 §9). */
	private const SECONDS = '30';

	public static function type(): string {
		return 'idle';
	}

	public static function label(): string {
		return __( 'After inactivity', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( __( 'Seconds', 'frontage' ), self::SECONDS );
	}

	public static function phrase( string $value ): string {
		$seconds = (int) ( '' === $value ? self::SECONDS : $value );
		/* translators: %s: a number of seconds. */
		$phrase = _n( 'after %s second of inactivity', 'after %s seconds of inactivity', $seconds, 'frontage' );
		return '' === $value ? sprintf( $phrase, self::SECONDS ) : $phrase;
	}

	public static function script(): string {
		return 'overlays:idle';
	}
}
