<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribers at the REST API.
 *
 * Lists, changes, exports and imports at `/wp-json/frontage/v1/subscribers`, for administrators.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	private const BULK      = 200;
	private const MAX_BYTES = 4194304;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$routes = array(
			'/subscribers'        => array( 'GET', 'read' ),
			'/subscribers/bulk'   => array( 'POST', 'change' ),
			'/subscribers/export' => array( 'POST', 'export' ),
			'/subscribers/import' => array( 'POST', 'import' ),
		);
		foreach ( $routes as $route => list( $method, $callback ) ) {
			register_rest_route(
				'frontage/v1',
				$route,
				array(
					'methods'             => $method,
					'callback'            => array( self::class, $callback ),
					'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				)
			);
		}
	}

	/**
	 * Answers with a page of subscribers, how many there are, every list, and what providers are called.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The search.
	 */
	public static function read( WP_REST_Request $request ): WP_REST_Response {
		$search = self::search( $request );
		$per    = max( 1, min( 100, (int) ( $request['per_page'] ?? 20 ) ) );
		$rows   = $search->page( (int) ( $request['page'] ?? 1 ), $per, self::text( $request, 'order' ), 'asc' === $request['direction'] );
		$total  = $search->count();
		return new WP_REST_Response(
			array(
				'rows'  => array_map( array( self::class, 'describe' ), $rows ),
				'total' => $total,
				'pages' => (int) ceil( $total / $per ),
				'lists' => Search::lists(),
				'names' => (object) array_map( static fn ( Provider $one ): string => $one->title(), array_filter( Providers::all(), static fn ( Provider $one ): bool => $one instanceof With_List ) ),
			)
		);
	}

	/**
	 * Does something to some of them: `resend`, `unsubscribe` or `delete`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ ids, do }`.
	 */
	public static function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$ids = self::ids( $request );
		$do  = self::text( $request, 'do' );
		if ( array() === $ids || ! in_array( $do, array( 'resend', 'unsubscribe', 'delete' ), true ) ) {
			return new WP_Error( 'frontage_bad_request', __( 'Select subscribers and an action.', 'frontage' ), array( 'status' => 400 ) );
		}
		if ( 'delete' === $do ) {
			return new WP_REST_Response( array( 'done' => Subscribers::delete( $ids ) ) );
		}
		$done = 0;
		foreach ( ( new Search( ids: $ids ) )->page( 1, self::BULK ) as $row ) {
			$done += 'resend' === $do ? self::resend( $row ) : self::unsubscribe( $row );
		}
		return new WP_REST_Response( compact( 'done' ) );
	}

	/**
	 * Answers with a file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The search.
	 */
	public static function export( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'name' => 'subscribers-' . Clock::day() . '.csv',
				'text' => Csv::export( self::search( $request ) ),
			)
		);
	}

	/**
	 * Takes a file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ text, list, agreed }`.
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text = $request['text'];
		if ( ! is_string( $text ) || '' === trim( $text ) || strlen( $text ) > self::MAX_BYTES || 1 !== preg_match( '//u', $text ) ) {
			/* translators: %s: size such as 4 MB. */
			$message = sprintf( __( 'Choose a CSV file in UTF-8 of no more than %s.', 'frontage' ), (string) size_format( self::MAX_BYTES ) );
			return new WP_Error( 'frontage_bad_file', $message, array( 'status' => 400 ) );
		}
		return new WP_REST_Response( Csv::import( $text, mb_substr( self::text( $request, 'list' ), 0, 64 ), true === $request['agreed'] ) );
	}

	/**
	 * Sends the question again, or tries what has failed.
	 *
	 * @param Subscriber $row To whom.
	 */
	private static function resend( Subscriber $row ): int {
		if ( '' === $row->task && Subscriber::PENDING === $row->status ) {
			Subscribers::update( $row->id, array( 'task' => 'confirm', 'due' => Clock::now(), 'tries' => 0, 'changed' => Clock::day() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
			$row = Subscribers::get( $row->id ) ?? $row;
		}
		if ( '' === $row->task ) {
			return 0;
		}
		Jobs::retry( $row );
		return 1;
	}

	/**
	 * Takes somebody off, as if they had done it themselves.
	 *
	 * @param Subscriber $row Whom.
	 */
	private static function unsubscribe( Subscriber $row ): int {
		if ( Subscriber::UNSUBSCRIBED === $row->status ) {
			return 0;
		}
		Links::follow( 'leave', $row );
		return 1;
	}

	/**
	 * The search of a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function search( WP_REST_Request $request ): Search {
		return new Search( self::text( $request, 'search' ), self::text( $request, 'status' ), self::text( $request, 'provider' ), self::text( $request, 'list' ), self::ids( $request ) );
	}

	/**
	 * A text of a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param string                                $name    Which.
	 */
	private static function text( WP_REST_Request $request, string $name ): string {
		$value = $request[ $name ] ?? '';
		return is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, 254 ) : '';
	}

	/**
	 * Numbers of rows in a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return list<int>
	 */
	private static function ids( WP_REST_Request $request ): array {
		$ids = array_filter( array_map( 'absint', array_filter( (array) ( $request['ids'] ?? array() ), 'is_scalar' ) ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::BULK );
	}

	/**
	 * A subscriber for the screen.
	 *
	 * @param Subscriber $row The row.
	 * @return array<string, mixed>
	 */
	private static function describe( Subscriber $row ): array {
		return array(
			'id'       => $row->id,
			'email'    => $row->email,
			'name'     => trim( "$row->first $row->last" ),
			'status'   => $row->status,
			'provider' => $row->provider,
			'list'     => $row->list,
			'answers'  => (object) $row->fields,
			'created'  => $row->created,
			'changed'  => $row->changed,
			'task'     => $row->task,
			'due'      => $row->due,
			'tries'    => $row->tries,
			'problem'  => $row->error,
		);
	}
}
