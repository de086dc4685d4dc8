<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Device;

use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition_Values;

defined( 'ABSPATH' ) || exit;

/** On which devices a popup opens, by the width of the window. */
final class Condition implements Browser_Condition {
	public static function type(): string {
		return 'device';
	}

	public static function label(): string {
		return __( 'Device', 'frontage' );
	}

	public static function values(): Condition_Values {
		return Condition_Values::choice(
			array(
				array(
					'value'  => 'phone',
					'label'  => __( 'Phones', 'frontage' ),
					'phrase' => __( 'on phones', 'frontage' ),
				),
				array(
					'value'  => 'tablet',
					'label'  => __( 'Tablets', 'frontage' ),
					'phrase' => __( 'on tablets', 'frontage' ),
				),
				array(
					'value'  => 'desktop',
					'label'  => __( 'Desktops', 'frontage' ),
					'phrase' => __( 'on desktops', 'frontage' ),
				),
			)
		);
	}

	public static function script(): string {
		return '';
	}

	public static function for_browser( array $values ): array {
		return $values;
	}
}
