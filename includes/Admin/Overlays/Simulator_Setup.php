<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Domain\Overlay\Simulation;

defined( 'ABSPATH' ) || exit;

/** What the simulator on the Overlays tab needs to know about the site. */
final class Simulator_Setup {
	/** Shops whose cookie says whether the cart is empty. */
	private const SHOPS = array( 'WooCommerce', 'Easy_Digital_Downloads' );

	/**
	 * Returns the nonce with which the current user simulates, the home page, the roles, and whether there is a cart.
	 *
	 * @return array{nonce: string, home: string, hasCart: bool, roles: list<array{value: string, label: string}>}
	 */
	public static function read(): array {
		$roles = array();
		foreach ( wp_roles()->get_names() as $value => $name ) {
			$roles[] = array(
				'value' => (string) $value,
				'label' => translate_user_role( $name ),
			);
		}
		return array(
			'nonce'   => wp_create_nonce( Simulation::NONCE ),
			'home'    => home_url( '/' ),
			'hasCart' => array() !== array_filter( self::SHOPS, 'class_exists' ),
			'roles'   => $roles,
		);
	}
}
