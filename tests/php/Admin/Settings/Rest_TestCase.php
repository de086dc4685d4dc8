<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Base class of tests that call the admin REST API.
 *
 * Requests are made as an administrator unless the test switches users.
 */
abstract class Rest_TestCase extends Settings_TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( $this->make_user( 'administrator' ) );
	}

	/**
	 * Sends a GET request.
	 *
	 * @param string $path Such as `/status`.
	 * @param array<string, mixed> $query Query parameters.
	 */
	protected function get( string $path, array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/frontage/v1' . $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * Sends a POST request.
	 *
	 * @param string $path Such as `/import`.
	 * @param array<string, mixed> $body Sent as JSON.
	 */
	protected function post( string $path, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/frontage/v1' . $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * Asserts that only administrators have access.
	 *
	 * @param callable(): WP_REST_Response $ask Sends a request.
	 */
	protected function assert_only_administrators( callable $ask ): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $ask()->get_status(), array( 401, 403 ) );
		}
	}

	/** Reschedules our overdue cron events, however old the site is. */
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
	 * Returns a response as a browser reads it.
	 *
	 * @return array<string, mixed>
	 */
	protected static function read( WP_REST_Response $answer ): array {
		return (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	}
}
