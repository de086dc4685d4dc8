<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The first steps at the REST API.
 *
 * Reads and changes the welcome panel at `/wp-json/frontage/v1/welcome`; makes the demo page at `demo-page`.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$flag = array( 'type' => 'boolean' );
		self::route( '/welcome', 'GET', 'read', array() );
		self::route(
			'/welcome',
			'POST',
			'change',
			array(
				'dismissed' => $flag,
				'seen'      => $flag,
			)
		);
		self::route( '/demo-page', 'POST', 'make_demo_page', array() );
	}

	/** Answers with the panel's state. */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( Progress::state() );
	}

	/**
	 * Notes what the user has seen or dismissed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ dismissed, seen }`, both optional.
	 */
	public static function change( WP_REST_Request $request ): WP_REST_Response {
		foreach ( array( 'dismissed', 'seen' ) as $note ) {
			if ( null !== $request[ $note ] ) {
				Progress::note( $note, (bool) $request[ $note ] );
			}
		}
		return self::read();
	}

	/** Makes the demo page, or finds it again. */
	public static function make_demo_page(): WP_REST_Response|WP_Error {
		$made = Demo_Page::make();
		return is_wp_error( $made ) ? $made : new WP_REST_Response( $made );
	}

	/**
	 * Registers one route.
	 *
	 * @param non-falsy-string                    $route    Its path.
	 * @param string                              $method   HTTP method.
	 * @param string                              $callback Method of this class.
	 * @param array<string, array<string, mixed>> $args     What it takes.
	 */
	private static function route( string $route, string $method, string $callback, array $args ): void {
		register_rest_route(
			'frontage/v1',
			$route,
			array(
				'methods'             => $method,
				'callback'            => array( self::class, $callback ),
				'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				'args'                => $args,
			)
		);
	}
}
