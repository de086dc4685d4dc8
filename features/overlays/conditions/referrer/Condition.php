<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Referrer;

use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition_Values;

defined( 'ABSPATH' ) || exit;

/** From where visitors come: a URL, or a part of it. */
final class Condition implements Browser_Condition {
	public static function type(): string {
		return 'referrer';
	}

	public static function label(): string {
		return __( 'Referrer', 'frontage' );
	}

	public static function values(): Condition_Values {
		/* translators: %s: a host name, or a part of one. */
		return Condition_Values::text( __( 'URL or part of it', 'frontage' ), _x( 'from %s', 'overlay condition', 'frontage' ) );
	}

	public static function script(): string {
		return '';
	}

	public static function for_browser( array $values ): array {
		return $values;
	}
}
