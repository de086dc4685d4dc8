<?php
/**
 * Google reCAPTCHA v3.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Providers\Recaptcha;

use Frontage\Forms\Captcha\Asks_First;
use Frontage\Forms\Captcha\Captcha;
use Frontage\Forms\Captcha\Math;
use Frontage\Forms\Captcha\Response;
use Frontage\Providers\Http;
use Frontage\Providers\Http_Error;
use Frontage\Providers\Outgoing;
use Frontage\Providers\Providers;
use Frontage\Providers\Test_Result;
use Frontage\Providers\Provider;
use Frontage\Providers\Third_Party;
use Frontage\Settings\Field;
use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** A score from 0 to 1 for each submission, under the interaction name of its form (S1 §7). */
final class Recaptcha implements Provider, Captcha {
	use Asks_First;

	private const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
	private const SITE   = 'site_key';
	private const SECRET = 'secret_key';
	private const LEAST  = 'least_score';

	public static function group(): string {
		return 'recaptcha';
	}

	public static function slug(): string {
		return 'recaptcha';
	}

	public static function label(): string {
		return 'Google reCAPTCHA v3';
	}

	/**
	 * The keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::SITE   => Field::text( __( 'Site key', 'frontage' ), 100, '', __( 'At google.com/recaptcha/admin, for a site of type “Score based (v3)”.', 'frontage' ) ),
			self::SECRET => Field::secret( __( 'Secret key', 'frontage' ), 100 ),
			self::LEAST  => Field::int( __( 'Least score in percent', 'frontage' ), 1, 100, 50 ),
		);
	}

	public function title(): string {
		return 'Google reCAPTCHA v3';
	}

	public function purpose(): string {
		return __( 'Forms ask it whether their visitors are people.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'www.google.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__( 'The network address and what Google’s script finds out about the browser, of people who send a form with this captcha. Loaded when they send it, not before.', 'frontage' ),
			'https://policies.google.com/privacy',
			'functional'
		);
	}

	public function authorize( Outgoing $request ): Outgoing {
		return $request->with_form( array( 'secret' => self::key( self::SECRET ) ) );
	}

	/**
	 * Asks with an answer that no visitor gave: a good key is told so by what is wrong with it.
	 *
	 * @param Http $http The way to the vendor.
	 */
	public function test( Http $http ): Test_Result {
		$answer = $http->send( Outgoing::form( self::VERIFY, array( 'response' => 'test' ) ) );
		$errors = array_filter( (array) ( $answer->json()['error-codes'] ?? array() ), 'is_string' );
		$is_bad = array() !== array_intersect( $errors, array( 'invalid-input-secret', 'missing-input-secret' ) );
		return new Test_Result( $answer->is_ok() && ! $is_bad && '' !== self::key( self::SITE ), implode( ', ', $errors ), $answer->status, $answer->milliseconds );
	}

	public static function is_ready(): bool {
		return '' !== self::key( self::SITE ) && '' !== self::key( self::SECRET );
	}

	public static function works_without_script(): bool {
		return false;
	}

	public static function passes( array $question, Response $response ): bool {
		$provider = Providers::get( self::group() );
		if ( '' === $response->token || null === $provider ) {
			return Math::passes( $question, $response );
		}
		try {
			$answer = ( new Http( $provider ) )->send( Outgoing::form( self::VERIFY, array( 'response' => $response->token ) ) )->json();
		} catch ( Http_Error ) {
			return false;
		}
		$least = (int) Options::value( self::group(), self::LEAST, self::settings()[ self::LEAST ] );
		return true === ( $answer['success'] ?? false )
			&& ( $answer['action'] ?? '' ) === $response->interaction
			&& (float) ( $answer['score'] ?? 0 ) * 100 >= $least;
	}

	/**
	 * A stored key.
	 *
	 * @param string $key The setting.
	 */
	private static function key( string $key ): string {
		return (string) Options::value( self::group(), $key, self::settings()[ $key ] );
	}
}
