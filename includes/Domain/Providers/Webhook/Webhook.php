<?php
/**
 * @package Frontage
 */

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

/**
 * Any service that takes subscribers at an address of its own.
 *
 * Posts each subscriber as JSON to the owner's address, signed so that the receiver can tell it is us.
 */
final class Webhook implements With_List {
	private const URL = 'url';
	private const KEY = 'key';

	/** The receiver will never take what it calls so. */
	private const FINAL_STATUSES = array( 400, 409, 410, 422 );

	public static function group(): string {
		return 'webhook';
	}

	/**
	 * Where to and with which key.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::URL => Field::secret( __( 'URL', 'frontage' ), 500, __( 'Starts with https://. Anyone who knows it can add subscribers, so it is stored like a password.', 'frontage' ) ),
			self::KEY => Field::secret( __( 'Signing key', 'frontage' ), 100, __( 'Any long secret that the receiver also knows. The X-Frontage-Signature header contains the SHA-256 HMAC of the request body, created with this key.', 'frontage' ) ),
		);
	}

	public function title(): string {
		return __( 'Webhook', 'frontage' );
	}

	public function purpose(): string {
		return __( 'Newsletter forms send subscribers to any service that accepts them at its own web address, such as an automation tool.', 'frontage' );
	}

	public function hosts(): array {
		$host = wp_parse_url( self::value( self::URL ), PHP_URL_HOST );
		return is_string( $host ) ? array( $host ) : array();
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__( 'The email address and any other form data of people who subscribe. Your server sends the data after they confirm.', 'frontage' ),
			get_privacy_policy_url() ?: home_url( '/' ),
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request->with_header( 'X-Frontage-Signature', 'sha256=' . hash_hmac( 'sha256', $request->body, self::value( self::KEY ) ) );
	}

	public function test( Http $http ): Test_Result {
		$answer = $this->send( $http, 'test', array( 'site' => home_url( '/' ) ) );
		/* translators: %d: HTTP status such as 200. */
		$said = sprintf( __( 'The address responded with status %d.', 'frontage' ), $answer->status );
		return new Test_Result( $answer->is_ok(), $said, $answer->status, $answer->milliseconds );
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
	 * @param Http                 $http  The way.
	 * @param string               $event What happened.
	 * @param array<string, mixed> $data  To whom.
	 */
	private function send( Http $http, string $event, array $data ): Http_Response {
		return $http->send( Http_Request::json( 'POST', self::value( self::URL ), array( 'event' => $event ) + $data ) );
	}

	/**
	 * Makes sure that it was taken.
	 *
	 * @param Http_Response $answer The answer.
	 * @throws Http_Error If not.
	 */
	private static function check( Http_Response $answer ): void {
		if ( ! $answer->is_ok() ) {
			throw new Http_Error( Http_Error::REFUSED, self::problem( $answer ), $answer->milliseconds );
		}
	}

	/**
	 * What went wrong.
	 *
	 * @param Http_Response $answer The answer.
	 */
	private static function problem( Http_Response $answer ): string {
		/* translators: %d: HTTP status such as 500. */
		return sprintf( __( 'The webhook address responded with status %d.', 'frontage' ), $answer->status );
	}

	/**
	 * A stored setting.
	 *
	 * @param string $key Which.
	 */
	private static function value( string $key ): string {
		return (string) Options::value( self::group(), $key, self::settings()[ $key ] );
	}
}
