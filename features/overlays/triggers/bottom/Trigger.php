<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Triggers\Bottom;

use Frontage\Domain\Overlay\Trigger as Contract;
use Frontage\Domain\Overlay\Trigger_Value;

defined( 'ABSPATH' ) || exit;

/** Opens a popup near the end of the page. */
final class Trigger implements Contract {
	/** Pixels above the end, if the author writes none (S0 §9). */
	private const PIXELS = '500';

	public static function type(): string {
		return 'bottom';
	}

	public static function label(): string {
		return __( 'Near the end of the page', 'frontage' );
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( __( 'Pixels from the end', 'frontage' ), self::PIXELS );
	}

	public static function phrase( string $value ): string {
		/* translators: %s: a number of pixels. */
		$phrase = __( '%s px before the end of the page', 'frontage' );
		return '' === $value ? sprintf( $phrase, self::PIXELS ) : $phrase;
	}

	public static function script(): string {
		return 'overlays:bottom';
	}
}
