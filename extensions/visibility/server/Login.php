<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;

defined( 'ABSPATH' ) || exit;

/** Whether the visitor is logged in: `in` or `out`. */
final class Login implements Visibility_Condition {
	public static function name(): string {
		return 'visitors';
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		return match ( $value ) {
			'in' => $visitor->is_logged_in,
			'out' => ! $visitor->is_logged_in,
			default => true,
		};
	}

	public static function asks_visitor( string $value ): bool {
		return in_array( $value, array( 'in', 'out' ), true );
	}

	public static function is_personal( string $value, Page_Visitor $visitor ): bool {
		return self::asks_visitor( $value ) && $visitor->is_logged_in;
	}

	public static function next_change( string $value ): ?int {
		return null;
	}
}
