<?php
/**
 * The rooms at the REST API.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Rooms;

use Frontage\Kernel\Manifest;
use Frontage\Kernel\Sizes;
use Frontage\Settings\Rest as Settings_Rest;
use Frontage\Usage\Builder;
use Frontage\Usage\Index;
use Frontage\Usage\Place;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the rooms at `/wp-json/frontage/v1/rooms`, and where one is used at `rooms/<slug>/places`, for administrators. */
final class Rest {
	/** How many places one answer names. */
	private const PLACES = 50;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$routes = array(
			'/rooms'                             => 'rooms',
			'/rooms/(?P<room>[a-z0-9-]+)/places' => 'places',
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

	/** Answers with every room; until all content was read once, each call reads some of it. */
	public static function rooms(): WP_REST_Response {
		if ( ! Builder::progress()['isKnown'] ) {
			Builder::step();
		}
		return new WP_REST_Response(
			array(
				'rooms'   => Room_List::all(),
				'usage'   => Builder::progress(),
				'runtime' => Sizes::runtime(),
			)
		);
	}

	/**
	 * Answers with the places where a room is used.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The room's folder.
	 */
	public static function places( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$room = (string) $request['room'];
		if ( null === Manifest::room( $room ) ) {
			return new WP_Error( 'frontage_unknown_room', __( 'There is no such block, feature or extension.', 'frontage' ), array( 'status' => 404 ) );
		}
		return new WP_REST_Response(
			array(
				'total'  => Index::counts()[ $room ] ?? 0,
				'places' => Place::describe( Index::places( $room, self::PLACES ) ),
			)
		);
	}
}
