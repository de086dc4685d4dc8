<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Presets;

use Frontage\Base\Bootable;
use Frontage\Base\Settings\Invalid_Setting;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Presets at the REST API.
 *
 * `/wp-json/frontage/v1/presets`: authors read them, editors keep them.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	private const ROUTE = '/presets';
	private const ONE   = '/presets/(?P<id>[a-f0-9]{12})';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		self::route( self::ROUTE, 'GET', 'read', 'can_read' );
		self::route( self::ROUTE, 'POST', 'add', 'can_change' );
		self::route( self::ONE, 'POST', 'rename', 'can_change' );
		self::route( self::ONE, 'DELETE', 'remove', 'can_change' );
	}

	/** Whether the user may use presets. */
	public static function can_read(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** Whether the user may add, rename and delete presets, which are everybody's. */
	public static function can_change(): bool {
		return current_user_can( 'edit_others_posts' );
	}

	/** Answers with all presets. */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( array_values( array_map( static fn ( Preset $preset ): array => self::describe( $preset ), Presets::all() ) ) );
	}

	/**
	 * Adds a preset; one that was deleted comes back with its id.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ id?, block, title, attributes }`.
	 */
	public static function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$preset = Preset::read( $request->get_json_params() );
			Presets::put( $preset );
		} catch ( Invalid_Setting $error ) {
			return $error->to_error();
		}
		return new WP_REST_Response( self::describe( $preset ), 201 );
	}

	/**
	 * Gives a preset another name.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ title }`.
	 */
	public static function rename( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$preset = Presets::get( (string) $request['id'] );
		if ( null === $preset ) {
			return self::missing();
		}
		try {
			$preset = $preset->named( $request['title'] );
			Presets::put( $preset );
		} catch ( Invalid_Setting $error ) {
			return $error->to_error();
		}
		return new WP_REST_Response( self::describe( $preset ) );
	}

	/**
	 * Deletes a preset and answers with it, so that it can come back.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request With the id.
	 */
	public static function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$preset = Presets::delete( (string) $request['id'] );
		return null === $preset ? self::missing() : new WP_REST_Response( self::describe( $preset ) );
	}

	/** The answer when somebody else was faster. */
	private static function missing(): WP_Error {
		return new WP_Error( 'frontage_no_preset', __( 'This preset no longer exists.', 'frontage' ), array( 'status' => 404 ) );
	}

	/**
	 * A preset for the editor.
	 *
	 * @param Preset $preset The preset.
	 * @return array<string, mixed>
	 */
	private static function describe( Preset $preset ): array {
		return array( 'attributes' => (object) $preset->attributes ) + $preset->to_array();
	}

	/**
	 * Registers one route.
	 *
	 * @param non-falsy-string $route    Its path.
	 * @param string           $method   HTTP method.
	 * @param string           $callback Method of this class.
	 * @param string           $may      Method of this class.
	 */
	private static function route( string $route, string $method, string $callback, string $may ): void {
		register_rest_route(
			'frontage/v1',
			$route,
			array(
				'methods'             => $method,
				'callback'            => array( self::class, $callback ),
				'permission_callback' => array( self::class, $may ),
			)
		);
	}
}
