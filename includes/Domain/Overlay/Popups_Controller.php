<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;

defined( 'ABSPATH' ) || exit;

/** Popups in the REST API: WordPress gives published posts to everybody, these only to those who may edit them. */
final class Popups_Controller extends WP_REST_Posts_Controller {
	/**
	 * Returns whether the current user may read a popup.
	 *
	 * @param WP_Post $post The popup.
	 */
	public function check_read_permission( $post ): bool {
		return current_user_can( Popup_Type::CAPABILITY );
	}

	/**
	 * Returns whether the current user may list popups.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Popup_Type::CAPABILITY ) ? parent::get_items_permissions_check( $request ) : new WP_Error(
			'rest_forbidden',
			__( 'You are not allowed to see popups.', 'frontage' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
