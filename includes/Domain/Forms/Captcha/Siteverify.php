<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Test_Result;

defined( 'ABSPATH' ) || exit;

/**
 * Shared code of captchas with a `siteverify` endpoint, with the settings `site_key` and `secret_key`.
 *
 * The using class defines the constant VERIFY, the endpoint's URL.
 */
trait Siteverify {
	use Consent_Captcha;

	/** Bytes of the longest token; those of vendors have at most 2048. */
	private static int $token_max = 4096;

	/**
	 * Returns whether the vendor's verification lets the visitor through.
	 *
	 * @param array<mixed> $answer Vendor's response for a valid token.
	 * @param Captcha_Response $response Visitor's response.
	 */
	abstract private static function accepts( array $answer, Captcha_Response $response ): bool;

	public function purpose(): string {
		return __( 'Forms use it to check that visitors are human.', 'frontage' );
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request->with_form( array( 'secret' => self::key( 'secret_key' ) ) );
	}

	/**
	 * Tests the key with an invalid response. With a valid key, the vendor complains about the response only.
	 *
	 * @param Http $http HTTP client for the vendor.
	 */
	public function test( Http $http ): Test_Result {
		$answer = $http->send( Http_Request::form( self::VERIFY, array( 'response' => 'test' ) ) );
		$errors = array_filter( (array) ( $answer->json()['error-codes'] ?? array() ), 'is_string' );
		$is_bad = array() !== array_intersect( $errors, array( 'invalid-input-secret', 'missing-input-secret' ) );
		return new Test_Result(
			$answer->is_ok() && ! $is_bad && '' !== self::key( 'site_key' ),
			implode( ', ', $errors ),
			$answer->status,
			$answer->milliseconds
		);
	}

	/**
	 * Returns what the owner's browser needs to try the site key.
	 *
	 * @return array{kind: string, key: string, action: string}
	 */
	public function browser_test(): array {
		return array(
			'kind'   => self::slug(),
			'key'    => self::key( 'site_key' ),
			'action' => 'frontage_test',
		);
	}

	/**
	 * Tests both keys: a token that a browser got with the site key is valid only with the secret key of the same pair.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @param string $token Token; empty if the browser got none.
	 */
	public function test_pair( Http $http, string $token ): Test_Result {
		if ( '' === $token ) {
			$secret = $this->test( $http );
			return $secret->ok ? $secret->failed(
				__( 'The secret key works, but the site key does not. Check it, and that it allows this site’s domain.', 'frontage' )
			) : $secret;
		}
		$answer = $http->send( Http_Request::form( self::VERIFY, array( 'response' => $token ) ) );
		$json   = $answer->json();
		$errors = array_filter( (array) ( $json['error-codes'] ?? array() ), 'is_string' );
		$is_ok  = $answer->is_ok() && true === ( $json['success'] ?? false );
		$result = new Test_Result( $is_ok, implode( ', ', $errors ), $answer->status, $answer->milliseconds );
		return in_array( 'invalid-input-response', $errors, true )
			? $result->failed( __( 'The site key and the secret key do not belong together. Copy both from the same entry.', 'frontage' ) )
			: $result;
	}

	public static function is_ready(): bool {
		return '' !== self::key( 'site_key' ) && '' !== self::key( 'secret_key' );
	}

	public static function works_without_script(): bool {
		return false;
	}

	public static function passes( array $question, Captcha_Response $response ): bool {
		$provider = Providers::get( self::group() );
		if ( '' === $response->token || strlen( $response->token ) > self::$token_max || null === $provider ) {
			return false;
		}
		try {
			$verdict = ( new Http( $provider ) )->send( Http_Request::form( self::VERIFY, array( 'response' => $response->token ) ) );
			// What the vendor blames on the request, a robot may have provoked.
			$answer = $verdict->status >= 400 && $verdict->status < 500 ? array() : $verdict->json();
		} catch ( Http_Error ) {
			Captchas::note_failure( self::slug() );
			return false;
		}
		return true === ( $answer['success'] ?? false ) && self::accepts( $answer, $response );
	}

	/**
	 * Returns a stored key.
	 *
	 * @param string $key Setting key.
	 */
	private static function key( string $key ): string {
		return (string) Options::value( self::group(), $key, self::settings()[ $key ] );
	}
}
