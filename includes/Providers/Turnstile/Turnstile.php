<?php
/**
 * Cloudflare Turnstile.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Providers\Turnstile;

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

/** Mostly unseen; shows a box where it is not sure. */
final class Turnstile implements Provider, Captcha {
	use Asks_First;

	private const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
	private const SITE   = 'site_key';
	private const SECRET = 'secret_key';

	public static function group(): string {
		return 'turnstile';
	}

	public static function slug(): string {
		return 'turnstile';
	}

	public static function label(): string {
		return 'Cloudflare Turnstile';
	}

	/**
	 * The keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::SITE   => Field::text( __( 'Site key', 'frontage' ), 100, '', __( 'In Cloudflare’s dashboard under Turnstile.', 'frontage' ) ),
			self::SECRET => Field::secret( __( 'Secret key', 'frontage' ), 100 ),
		);
	}

	public function title(): string {
		return 'Cloudflare Turnstile';
	}

	public function purpose(): string {
		return __( 'Forms ask it whether their visitors are people.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'challenges.cloudflare.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__( 'The network address and what Cloudflare’s script finds out about the browser, of people who send a form with this captcha. Loaded when they send it, not before.', 'frontage' ),
			'https://www.cloudflare.com/privacypolicy/',
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
		return true === ( $answer['success'] ?? false ) && in_array( $answer['action'] ?? '', array( '', $response->interaction ), true );
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
