<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The site's performance at the REST API.
 *
 * Measures a page and gives advice at `/wp-json/frontage/v1/performance`, for administrators.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the route. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/performance',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'read' ),
				'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				'args'                => array(
					'post' => array(
						'type'    => 'integer',
						'minimum' => 0,
						'default' => 0,
					),
				),
			)
		);
	}

	/**
	 * Answers with what a page costs, and with advice; a site that cannot visit itself still gets advice.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ post }`, 0 for the front page.
	 */
	public static function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = Page_Cost::of( (int) $request['post'] );
		if ( is_wp_error( $page ) && 'frontage_unreachable' !== $page->get_error_code() ) {
			return $page;
		}
		return new WP_REST_Response(
			array(
				'page'    => is_wp_error( $page ) ? null : $page,
				'problem' => is_wp_error( $page ) ? $page->get_error_message() : '',
				'advice'  => Advice::on( is_wp_error( $page ) ? null : $page ),
			)
		);
	}
}
