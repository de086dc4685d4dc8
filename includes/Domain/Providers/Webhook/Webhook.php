<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Webhook;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Contact_Rejected;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_List;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Sends subscribers to any service with a webhook.
 *
 * Posts each subscriber as JSON to the owner's URL, signed so that the receiver can verify the sender.
 */
final class Webhook implements With_List {
	private const URL = 'url';
	private const KEY = 'key';

	/** HTTP statuses of permanent rejections. */
	private const FINAL_STATUSES = array( 400, 409, 410, 422 );

	public static function group(): string {
		return 'webhook';
	}

	/**
	 * Returns the settings for the URL and the signing key.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::URL => Field::secret(
				__( 'URL', 'frontage' ),
				500,
				__( 'Starts with https://. Anyone who knows it can add subscribers, so it is stored like a password.', 'frontage' )
			),
			self::KEY => Field::secret(
				__( 'Signing key', 'frontage' ),
				100,
				__(
					'Any long secret that the receiver also knows. The X-Frontage-Signature header contains the SHA-256 HMAC of the request body, created with this key.',
					'frontage'
				)
			),
		);
	}

	public function title(): string {
		return __( 'Webhook', 'frontage' );
	}

	public function purpose(): string {
		return __(
			'Newsletter forms send subscribers to any service that accepts them at its own web address, such as an automation tool.',
			'frontage'
		);
	}

	public function hosts(): array {
		$host = wp_parse_url( self::value( self::URL ), PHP_URL_HOST );
		return is_string( $host ) ? array( $host ) : array();
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'The email address and any other form data of people who subscribe. This site’s server sends the data after they confirm.',
				'frontage'
			),
			'',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request->with_header( 'X-Frontage-Signature', 'sha256=' . hash_hmac( 'sha256', $request->body, self::value( self::KEY ) ) );
	}

	public function test( Http $http ): Test_Result {
		$answer = $this->send( $http, 'test', array( 'site' => home_url( '/' ) ) );
		/* translators: %d: HTTP status such as 200. */
		$error = sprintf( __( 'The address responded with status %d.', 'frontage' ), $answer->status );
		return new Test_Result( $answer->is_ok(), $error, $answer->status, $answer->milliseconds );
	}

	public function lists( Http $http ): array {
		return array();
	}

	public function shape(): string {
		return self::AS_ID;
	}

	public function asks_itself(): bool {
		return false;
	}

	public function subscribe( Http $http, string $list, Contact $person, bool $asks ): void {
		$data   = array(
			'list'       => $list,
			'email'      => $person->email,
			'first_name' => $person->first,
			'last_name'  => $person->last,
			'fields'     => (object) $person->fields,
		);
		$answer = $this->send( $http, 'subscribed', $data );
		if ( in_array( $answer->status, self::FINAL_STATUSES, true ) ) {
			throw new Contact_Rejected( self::problem( $answer ) );
		}
		self::check( $answer );
	}

	public function unsubscribe( Http $http, string $list, string $email ): void {
		self::check( $this->send( $http, 'unsubscribed', compact( 'list', 'email' ) ) );
	}

	/**
	 * Sends an event.
	 *
	 * @param Http $http HTTP client.
	 * @param string $event Event name.
	 * @param array<string, mixed> $data Event data.
	 */
	private function send( Http $http, string $event, array $data ): Http_Response {
		return $http->send( Http_Request::json( 'POST', self::value( self::URL ), array( 'event' => $event ) + $data ) );
	}

	/**
	 * Throws unless the request was accepted.
	 *
	 * @throws Http_Error If it was not accepted.
	 */
	private static function check( Http_Response $answer ): void {
		if ( ! $answer->is_ok() ) {
			throw new Http_Error( Http_Error::REFUSED, self::problem( $answer ), $answer->milliseconds );
		}
	}

	/** Returns the error message of a response. */
	private static function problem( Http_Response $answer ): string {
		/* translators: %d: HTTP status such as 500. */
		return sprintf( __( 'The webhook address responded with status %d.', 'frontage' ), $answer->status );
	}

	/**
	 * Returns a stored setting.
	 *
	 * @param string $key Setting key.
	 */
	private static function value( string $key ): string {
		return (string) Options::value( self::group(), $key, self::settings()[ $key ] );
	}
}
