<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Instagram;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** A token that lives 60 days, and as long again whenever it is renewed. */
final class Access_Token {
	public const KEY     = 'access_token';
	public const RENEWAL = Instagram::API . '/refresh_access_token?grant_type=ig_refresh_token';
	public const OPTION  = 'frontage_instagram_token';

	/** Nobody tells how old a token is that an owner pastes, so it is renewed soon. */
	private const FIRST_SECONDS = 14 * DAY_IN_SECONDS;

	/** What is believed of an answer. */
	private const LONGEST_SECONDS = 100 * DAY_IN_SECONDS;

	/** Returns the token; empty without one. */
	public static function value(): string {
		$token = Options::value( Instagram::group(), self::KEY, Instagram::settings()[ self::KEY ] );
		return is_string( $token ) ? trim( $token ) : '';
	}

	/** Returns the Unix time at which it dies; null without a token. */
	public static function expires(): ?int {
		$token = self::value();
		if ( '' === $token ) {
			return null;
		}
		$stored = Values::get( self::OPTION );
		if ( ! is_array( $stored ) || ( $stored['of'] ?? '' ) !== wp_hash( $token ) || ! is_int( $stored['expires'] ?? null ) ) {
			return self::note( $token, Clock::now() + self::FIRST_SECONDS );
		}
		return $stored['expires'];
	}

	/**
	 * Gets a token that lives longer, and stores it.
	 *
	 * @throws Http_Error If Instagram does not answer, or refuses, or the token cannot be stored.
	 */
	public static function renew( Http $http ): void {
		$answer = $http->send( Http_Request::get( self::RENEWAL ) );
		if ( ! $answer->is_ok() ) {
			throw new Http_Error( Http_Error::REFUSED, Refusal::of( $answer ), $answer->milliseconds );
		}
		$data    = $answer->json();
		$token   = $data['access_token'] ?? '';
		$seconds = $data['expires_in'] ?? 0;
		if ( ! is_string( $token ) || 1 !== preg_match( '/^[\x21-\x7e]{20,500}$/D', $token ) || ! is_int( $seconds ) || $seconds <= 0 ) {
			throw Http_Error::not_json( $answer );
		}
		if ( self::value() !== $token ) {
			if ( defined( Options::constant_name( Instagram::group(), self::KEY ) ) ) {
				throw new Http_Error(
					Http_Error::REFUSED,
					__(
						'The token is a constant in wp-config.php, which Frontage cannot change. Replace it before it expires, or enter it under Integrations.',
						'frontage'
					)
				);
			}
			Options::save( array(), array( Instagram::group() => array( self::KEY => $token ) ) );
		}
		self::note( $token, Clock::now() + min( self::LONGEST_SECONDS, $seconds ) );
	}

	/**
	 * Stores when a token dies.
	 *
	 * @param int $expires Unix time.
	 */
	private static function note( string $token, int $expires ): int {
		$row = array(
			'of'      => wp_hash( $token ),
			'expires' => $expires,
		);
		Values::set( self::OPTION, $row );
		return $expires;
	}
}
