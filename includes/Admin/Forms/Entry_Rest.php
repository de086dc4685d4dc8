<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Files;
use Frontage\Domain\Forms\Mail_Queue;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The inbox at the REST API.
 *
 * For the owner's screen: `/wp-json/frontage/v1/entries`, for administrators.
 *
 * @phpstan-type Asked WP_REST_Request<array<string, mixed>>
 */
final class Entry_Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	private const SPACE   = 'frontage/v1';
	private const ACTIONS = array( 'new', 'read', 'spam', 'trash', 'delete', 'resend' );
	private const MOST    = 500;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$routes = array(
			'/entries'                   => array( 'GET', 'read' ),
			'/entries/overview'          => array( 'GET', 'overview' ),
			'/entries/change'            => array( 'POST', 'change' ),
			'/entries/export'            => array( 'GET', 'export' ),
			'/entries/test-mail'         => array( 'POST', 'test_mail' ),
			'/entries/(?P<id>\d+)/notes' => array( 'POST', 'note' ),
			'/entries/(?P<id>\d+)/file'  => array( 'GET', 'file' ),
		);
		foreach ( $routes as $route => list( $method, $callback ) ) {
			register_rest_route(
				self::SPACE,
				$route,
				array(
					'methods'             => $method,
					'callback'            => array( self::class, $callback ),
					'permission_callback' => 'test_mail' === $callback ? static fn (): bool => current_user_can( 'edit_pages' ) : array( Settings_Rest::class, 'can_manage' ),
				)
			);
		}
	}

	/**
	 * A page of entries; the header `X-WP-Total` says how many there are.
	 *
	 * @param Asked $request What is looked for.
	 */
	public static function read( WP_REST_Request $request ): WP_REST_Response {
		$found    = Entry_List::found( self::wanted( $request ) );
		$response = new WP_REST_Response( array_map( array( self::class, 'shown' ), $found['entries'] ) );
		$response->header( 'X-WP-Total', (string) $found['total'] );
		return $response;
	}

	/** What may be filtered by. */
	public static function overview(): WP_REST_Response {
		return new WP_REST_Response( Entry_List::overview() );
	}

	/**
	 * Changes entries.
	 *
	 * @param Asked $request `ids` and `do`.
	 */
	public static function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$ids = array_values( array_filter( array_map( 'absint', array_slice( (array) $request['ids'], 0, self::MOST ) ) ) );
		$do  = (string) $request['do'];
		if ( ! in_array( $do, self::ACTIONS, true ) ) {
			return new WP_Error( 'frontage_unknown_change', __( 'Unknown action.', 'frontage' ), array( 'status' => 400 ) );
		}
		if ( 'delete' === $do ) {
			Entries::delete( $ids );
		} elseif ( 'resend' === $do ) {
			array_map( array( Mail_Queue::class, 'resend' ), $ids );
		} else {
			$freed = in_array( $do, array( 'new', 'read' ), true ) ? array_filter( $ids, array( self::class, 'is_unsent_spam' ) ) : array();
			Entries::mark( $ids, $do );
			array_map( array( Mail_Queue::class, 'resend' ), $freed );
		}
		$left = array_filter( array_map( array( Entries::class, 'get' ), $ids ) );
		return new WP_REST_Response( array_values( array_map( array( self::class, 'shown' ), $left ) ) );
	}

	/**
	 * Whether an entry was taken for spam, so that nobody got a mail.
	 *
	 * @param int $id Its number.
	 */
	private static function is_unsent_spam( int $id ): bool {
		$entry = Entries::get( $id );
		return 'spam' === ( $entry['state'] ?? '' ) && 'none' === $entry['mail'];
	}

	/**
	 * Keeps a note.
	 *
	 * @param Asked $request `notes`.
	 */
	public static function note( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null === Entries::get( (int) $request['id'] ) ) {
			return new WP_Error( 'frontage_no_entry', __( 'This message has already been deleted.', 'frontage' ), array( 'status' => 404 ) );
		}
		Entries::note( (int) $request['id'], mb_substr( sanitize_textarea_field( (string) $request['notes'] ), 0, 5000 ) );
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * The chosen entries as a file's text.
	 *
	 * @param Asked $request What is looked for, and `format`.
	 */
	public static function export( WP_REST_Request $request ): WP_REST_Response {
		$format = 'json' === $request['format'] ? 'json' : 'csv';
		return new WP_REST_Response(
			array(
				'name' => 'entries-' . Clock::day() . ".$format",
				'text' => Export::text( $format, self::wanted( $request ) ),
			)
		);
	}

	/**
	 * A file that came with an entry.
	 *
	 * @param Asked $request `name`, as kept.
	 */
	public static function file( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		foreach ( Entries::get( (int) $request['id'] )['content'] ?? array() as $answer ) {
			foreach ( 'file' === $answer['kind'] ? (array) $answer['value'] : array() as $file ) {
				$path = is_array( $file ) && $file['path'] === $request['name'] ? Files::path( $file['path'] ) : '';
				if ( '' !== $path ) {
					return new WP_REST_Response(
						array(
							'name' => $file['name'],
							'data' => base64_encode( (string) file_get_contents( $path ) ),
						)
					);
				}
			}
		}
		return new WP_Error( 'frontage_no_file', __( 'This file no longer exists.', 'frontage' ), array( 'status' => 404 ) );
	}

	/**
	 * Sends a mail, so that owners see whether mails arrive.
	 *
	 * @param Asked $request `recipients`: of the form; only administrators choose them freely.
	 */
	public static function test_mail( WP_REST_Request $request ): WP_REST_Response {
		$user   = wp_get_current_user();
		$letter = Email::write( $user->user_email, __( 'Form test – {site}', 'frontage' ), __( 'This email was sent from the settings of a form. If you can read it, emails from this site are being delivered.', 'frontage' ), '', array() );
		if ( null === $letter ) {
			return new WP_REST_Response(
				array(
					'ok'      => false,
					'message' => __(
						'Your account has no email address.',
						'frontage'
					),
				)
			);
		}
		$problem = Mail_Queue::try_to_send( $letter );
		/* translators: %s: email address. */
		$message = '' === $problem ? sprintf( __( 'Sent to %s. Check the inbox and the spam folder.', 'frontage' ), implode( ', ', $letter['to'] ) ) : $problem;
		return new WP_REST_Response(
			array(
				'ok'      => '' === $problem,
				'message' => $message,
			)
		);
	}

	/**
	 * What is looked for.
	 *
	 * @param Asked $request The request.
	 * @return array{state: string, form: string, mail: string, search: string, field: string, page: int, per_page: int}
	 */
	private static function wanted( WP_REST_Request $request ): array {
		$state = (string) $request['state'];
		$mail  = (string) $request['mail'];
		return array(
			'state'    => in_array( $state, Entries::STATES, true ) ? $state : '',
			'form'     => (string) $request['form'],
			'mail'     => in_array( $mail, Entries::MAIL, true ) ? $mail : '',
			'search'   => (string) $request['search'],
			'field'    => (string) $request['field'],
			'page'     => max( 1, (int) $request['page'] ),
			'per_page' => max( 1, (int) ( $request['per_page'] ?? 20 ) ),
		);
	}

	/**
	 * An entry for the screen.
	 *
	 * @param array<string, mixed> $entry The entry.
	 * @return array<string, mixed>
	 */
	private static function shown( array $entry ): array {
		unset( $entry['request'], $entry['letters'] );
		$entry['page'] = $entry['place'] > 0 ? (string) get_permalink( $entry['place'] ) : '';
		return $entry;
	}
}
