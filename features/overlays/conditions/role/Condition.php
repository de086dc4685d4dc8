<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Role;

use Frontage\Domain\Overlay\Condition_Values;
use Frontage\Domain\Overlay\Server_Condition;
use Frontage\Domain\Overlay\Simulation;

defined( 'ABSPATH' ) || exit;

/** For whom a popup opens: roles, all users with an account, or all visitors without one. */
final class Condition implements Server_Condition {
	public static function type(): string {
		return 'role';
	}

	public static function label(): string {
		return __( 'Visitor', 'frontage' );
	}

	public static function values(): Condition_Values {
		return Condition_Values::choice(
			array(
				array(
					'value'  => 'guest',
					'label'  => __( 'Logged-out visitors', 'frontage' ),
					'phrase' => __( 'for logged-out visitors', 'frontage' ),
				),
				array(
					'value'  => 'member',
					'label'  => __( 'Logged-in users', 'frontage' ),
					'phrase' => __( 'for logged-in users', 'frontage' ),
				),
				array(
					'value'  => 'subscriber',
					'label'  => __( 'Subscribers', 'frontage' ),
					'phrase' => __( 'for subscribers', 'frontage' ),
				),
				array(
					'value'  => 'customer',
					'label'  => __( 'Customers', 'frontage' ),
					'phrase' => __( 'for customers', 'frontage' ),
				),
				array(
					'value'  => 'author',
					'label'  => __( 'Authors', 'frontage' ),
					'phrase' => __( 'for authors', 'frontage' ),
				),
				array(
					'value'  => 'editor',
					'label'  => __( 'Editors', 'frontage' ),
					'phrase' => __( 'for editors', 'frontage' ),
				),
				array(
					'value'  => 'administrator',
					'label'  => __( 'Administrators', 'frontage' ),
					'phrase' => __( 'for administrators', 'frontage' ),
				),
			),
			/* translators: %s: a user role. */
			_x( 'for %s', 'overlay condition', 'frontage' )
		);
	}

	public static function current(): array {
		$roles = is_user_logged_in() ? array( 'member', ...array_values( wp_get_current_user()->roles ) ) : array( Simulation::GUEST );
		return Simulation::roles() ?? $roles;
	}
}
