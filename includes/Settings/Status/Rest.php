<?php
/**
 * The state of things at the REST API.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Status;

use Frontage\Settings\Rest as Settings_Rest;
use Frontage\Settings\Secrets;
use Frontage\Store\Log;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET frontage/v1/status` and `GET frontage/v1/log`, for administrators. */
final class Rest {
	private const PER_PAGE = 20;

	private const MOST_PER_PAGE = 100;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		self::route( '/status', array( self::class, 'status' ) );
		self::route(
			'/log',
			array( self::class, 'log' ),
			array(
				'kind'     => array(
					'type'    => 'string',
					'enum'    => array( '', ...Log::KINDS ),
					'default' => '',
				),
				'page'     => self::number( 1, PHP_INT_MAX, 1 ),
				'per_page' => self::number( 1, self::MOST_PER_PAGE, self::PER_PAGE ),
			)
		);
	}

	/** Answers with all sections and the report. */
	public static function status(): WP_REST_Response {
		$sections = Overview::read();
		return new WP_REST_Response(
			array(
				'state'    => Overview::state( $sections ),
				'sections' => $sections,
				'report'   => Report::text( $sections ),
			)
		);
	}

	/**
	 * Answers with a page of the log.
	 *
	 * @param WP_REST_Request<array{kind: string, page: int, per_page: int}> $request Which page of which kind.
	 */
	public static function log( WP_REST_Request $request ): WP_REST_Response {
		$kind     = $request->get_param( 'kind' );
		$per_page = $request->get_param( 'per_page' );
		$skip     = min( ( $request->get_param( 'page' ) - 1 ) * $per_page, PHP_INT_MAX >> 1 );
		$secrets  = new Secrets();
		$rows     = array();
		foreach ( Log::latest( $per_page, $kind, (int) $skip ) as $row ) {
			$row['detail'] = $secrets->hide( $row['detail'] );
			$rows[]        = $row + array(
				'kind'  => Log::kind_of( $row['event'] ),
				'title' => Events::title( $row['event'] ),
			);
		}
		$total = Log::size( $kind );
		$pages = (int) ceil( $total / $per_page );
		return new WP_REST_Response( compact( 'rows', 'total', 'pages' ) );
	}

	/**
	 * Registers a route that is read.
	 *
	 * @param string                              $path     Its address.
	 * @param callable                            $callback What answers.
	 * @param array<string, array<string, mixed>> $args     Its fields.
	 */
	private static function route( string $path, callable $callback, array $args = array() ): void {
		register_rest_route(
			'frontage/v1',
			$path,
			array(
				'methods'             => 'GET',
				'callback'            => $callback,
				'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				'args'                => $args,
			)
		);
	}

	/**
	 * A field that is a whole number.
	 *
	 * @param int $min     Smallest.
	 * @param int $max     Largest.
	 * @param int $default If it is left out.
	 * @return array<string, mixed>
	 */
	private static function number( int $min, int $max, int $default ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $min,
			'maximum' => $max,
			'default' => $default,
		);
	}
}
