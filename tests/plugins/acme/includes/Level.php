<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Choice;

defined( 'ABSPATH' ) || exit;

/** A condition under which blocks are shown: how long a user has been a member. */
final class Level implements Visibility_Choice {
	public static function name(): string {
		return 'acme/level';
	}

	public static function label(): string {
		return __( 'Membership', 'acme' );
	}

	public static function help(): string {
		return '';
	}

	public static function choices(): array {
		return array( 'year' => __( 'Members for a year', 'acme' ) );
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		$user = get_userdata( $visitor->user_id );
		return false !== $user && strtotime( $user->user_registered ) < time() - YEAR_IN_SECONDS;
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
