<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;

defined( 'ABSPATH' ) || exit;

/** From when on the block is shown. */
final class From_Time implements Visibility_Condition {
	public static function name(): string {
		return 'from';
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		return Clock::now() >= ( Saved_Time::read( $value ) ?? PHP_INT_MIN );
	}

	public static function asks_visitor( string $value ): bool {
		return false;
	}

	public static function is_personal( string $value, Page_Visitor $visitor ): bool {
		return false;
	}

	public static function next_change( string $value ): ?int {
		return Saved_Time::read( $value );
	}
}
