<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;

defined( 'ABSPATH' ) || exit;

/** Whether there is a product in the cart: `filled` or `empty`. */
final class Cart implements Visibility_Condition {
	public static function name(): string {
		return 'cart';
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		return ! self::asks_visitor( $value ) || ( 'filled' === $value ) === $visitor->has_cart;
	}

	public static function asks_visitor( string $value ): bool {
		return in_array( $value, array( 'filled', 'empty' ), true );
	}

	public static function is_personal( string $value, Page_Visitor $visitor ): bool {
		return self::asks_visitor( $value ) && $visitor->has_cart;
	}

	public static function next_change( string $value ): ?int {
		return null;
	}
}
