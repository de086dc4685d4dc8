<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Modules;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Sizes;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Domain\Usage\Location;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The modules at the REST API.
 *
 * Lists the modules at `/wp-json/frontage/v1/modules`, and where one is used at `modules/<slug>/places`, for administrators.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	/** How many places one answer names. */
	private const PLACES = 50;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$routes = array(
			'/modules'                               => 'modules',
			'/modules/(?P<module>[a-z0-9-]+)/places' => 'places',
		);
		foreach ( $routes as $route => $callback ) {
			register_rest_route(
				'frontage/v1',
				$route,
				array(
					'methods'             => 'GET',
					'callback'            => array( self::class, $callback ),
					'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				)
			);
		}
	}

	/** Answers with every module; until all content was read once, each call reads some of it. */
	public static function modules(): WP_REST_Response {
		if ( ! Index_Builder::progress()['isKnown'] ) {
			Index_Builder::step();
		}
		return new WP_REST_Response(
			array(
				'modules' => Module_List::all(),
				'usage'   => Index_Builder::progress(),
				'runtime' => Sizes::runtime(),
			)
		);
	}

	/**
	 * Answers with the places where a module is used.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The module's folder.
	 */
	public static function places( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$module = (string) $request['module'];
		if ( null === Manifest::module( $module ) ) {
			return new WP_Error( 'frontage_unknown_module', __( 'This block, feature, or extension does not exist.', 'frontage' ), array( 'status' => 404 ) );
		}
		return new WP_REST_Response(
			array(
				'total'  => Index::counts()[ $module ] ?? 0,
				'places' => Location::describe( Index::places( $module, self::PLACES ) ),
			)
		);
	}
}
