<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Cart;

use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition_Values;

defined( 'ABSPATH' ) || exit;

/** Whether the cart of WooCommerce or Easy Digital Downloads has items. */
final class Condition implements Browser_Condition {
	public static function type(): string {
		return 'cart';
	}

	public static function label(): string {
		return __( 'Cart', 'frontage' );
	}

	public static function values(): Condition_Values {
		$empty  = __( 'with an empty cart', 'frontage' );
		$filled = __( 'with items in the cart', 'frontage' );
		return Condition_Values::choice(
			array(
				array(
					'value'    => 'empty',
					'label'    => __( 'Empty', 'frontage' ),
					'phrase'   => $empty,
					'opposite' => $filled,
				),
				array(
					'value'    => 'filled',
					'label'    => __( 'Contains items', 'frontage' ),
					'phrase'   => $filled,
					'opposite' => $empty,
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
