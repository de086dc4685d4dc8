<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;

defined( 'ABSPATH' ) || exit;

/** Roles of which a user must have one. They are asked only of users, and saved as a list. */
final class Roles implements Visibility_Condition {
	/**
	 * Returns the value for a saved list; empty for all users.
	 *
	 * @param array<mixed> $roles Untrusted.
	 */
	public static function value( array $roles ): string {
		return implode( "\n", array_filter( $roles, 'is_string' ) );
	}

	public static function name(): string {
		return 'roles';
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		return array() !== array_intersect( explode( "\n", $value ), $visitor->roles );
	}

	public static function asks_visitor( string $value ): bool {
		return true;
	}

	public static function is_personal( string $value, Page_Visitor $visitor ): bool {
		return $visitor->is_logged_in;
	}

	public static function next_change( string $value ): ?int {
		return null;
	}
}
