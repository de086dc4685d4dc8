<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition_Values;

defined( 'ABSPATH' ) || exit;

/** A condition of popups: the language of the visitor's browser. */
final class Language implements Browser_Condition {
	public static function type(): string {
		return 'acme/language';
	}

	public static function label(): string {
		return __( 'Language of the browser', 'acme' );
	}

	public static function values(): Condition_Values {
		return Condition_Values::choice(
			array(
				array(
					'value' => 'de',
					'label' => __( 'German', 'acme' ),
				),
				array(
					'value' => 'en',
					'label' => __( 'English', 'acme' ),
				),
			),
			/* translators: %s: a language. */
			__( 'in %s', 'acme' )
		);
	}

	public static function script(): string {
		return 'acme/language';
	}

	public static function for_browser( array $values ): array {
		return array_values( array_intersect( $values, array( 'de', 'en' ) ) );
	}
}
