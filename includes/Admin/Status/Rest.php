<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Settings\Secrets;
use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The state of things at the REST API.
 *
 * `GET frontage/v1/status`, `POST frontage/v1/status/repair` and `GET frontage/v1/log`, for administrators.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	private const PER_PAGE = 20;

	private const MOST_PER_PAGE = 100;

	private const MOST_PAGES = 100_000;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		self::route( 'GET', '/status', array( self::class, 'status' ) );
		self::route( 'POST', '/status/repair', array( self::class, 'repair' ) );
		self::route(
			'GET',
			'/log',
			array( self::class, 'log' ),
			array(
				'kind'     => array(
					'type'    => 'string',
					'enum'    => array( '', ...Log::KINDS ),
					'default' => '',
				),
				'page'     => self::number( 1, self::MOST_PAGES, 1 ),
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
		$kind     = (string) $request->get_param( 'kind' );
		$per_page = (int) $request->get_param( 'per_page' );
		$skip     = ( (int) $request->get_param( 'page' ) - 1 ) * $per_page;
		$secrets  = new Secrets();
		$rows     = array();
		foreach ( Log::latest( $per_page, $kind, $skip ) as $row ) {
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

	/** Makes missing tables again, and answers like `status`. */
	public static function repair(): WP_REST_Response {
		Schema::repair();
		Retention::schedule();
		return self::status();
	}

	/**
	 * Registers a route.
	 *
	 * @param 'GET'|'POST'                        $method   How it is asked.
	 * @param non-falsy-string                    $path     Its address.
	 * @param callable                            $callback What answers.
	 * @param array<string, array<string, mixed>> $args     Its fields.
	 */
	private static function route( string $method, string $path, callable $callback, array $args = array() ): void {
		register_rest_route(
			'frontage/v1',
			$path,
			array(
				'methods'             => $method,
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
