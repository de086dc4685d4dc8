<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Term;

use Frontage\Domain\Overlay\Condition_Values;
use Frontage\Domain\Overlay\Conditions;
use Frontage\Domain\Overlay\Server_Condition;

defined( 'ABSPATH' ) || exit;

/** In which categories and tags a popup opens, such as `category:5`. */
final class Condition implements Server_Condition {
	public static function type(): string {
		return 'term';
	}

	public static function label(): string {
		return __( 'Category or tag', 'frontage' );
	}

	public static function values(): Condition_Values {
		/* translators: %s: name of a category or tag. */
		return Condition_Values::choice( array(), _x( 'in %s', 'overlay condition', 'frontage' ) );
	}

	public static function current(): array {
		return Conditions::terms();
	}
}
