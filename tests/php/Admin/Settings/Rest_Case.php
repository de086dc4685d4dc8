<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use WP_REST_Request;
use WP_REST_Response;

/**
 * The base of tests that ask the owner's side of the REST API.
 *
 * Asks as an administrator, unless the test becomes somebody else.
 */
abstract class Rest_Case extends Settings_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( $this->make_user( 'administrator' ) );
	}

	/**
	 * Reads.
	 *
	 * @param string               $path  Such as `/status`.
	 * @param array<string, mixed> $query Fields of the address.
	 */
	protected function get( string $path, array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/frontage/v1' . $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * Writes.
	 *
	 * @param string               $path Such as `/import`.
	 * @param array<string, mixed> $body Sent as JSON.
	 */
	protected function post( string $path, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/frontage/v1' . $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * Expects that only administrators get anything.
	 *
	 * @param callable(): WP_REST_Response $ask A request.
	 */
	protected function assert_only_administrators( callable $ask ): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $ask()->get_status(), array( 401, 403 ) );
		}
	}

	/** Puts off our work that has become due since the site was made: its cron runs, however old it is. */
	protected static function put_off_due_work(): void {
		foreach ( _get_cron_array() as $due => $hooks ) {
			foreach ( $due <= time() ? $hooks : array() as $hook => $events ) {
				foreach ( str_starts_with( $hook, 'frontage_' ) ? $events : array() as $event ) {
					wp_unschedule_event( $due, $hook, array_values( $event['args'] ) );
					wp_schedule_event( time() + HOUR_IN_SECONDS, (string) $event['schedule'], $hook, array_values( $event['args'] ) );
				}
			}
		}
	}

	/**
	 * What an answer says, as a browser reads it.
	 *
	 * @param WP_REST_Response $answer The answer.
	 * @return array<string, mixed>
	 */
	protected static function read( WP_REST_Response $answer ): array {
		return (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	}
}
