<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Secrets;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/** Hosts that want to be left alone until a time, whatever they would be asked. */
final class Busy_Hosts {
	/** A vendor that names a later time is asked again after it. */
	private const LONGEST_WAIT = DAY_IN_SECONDS;

	private const MOST_CHARACTERS = 500;

	/** Headers that say when a vendor answers again: seconds, Unix times, or dates. */
	private const RESET = array( 'retry-after', 'x-rate-limit-reset', 'x-ratelimit-reset', 'ratelimit-reset' );

	/** Value by a hash of the host: the time, and what the owner reads until then. */
	private const PREFIX = 'frontage_feed_busy_';

	/**
	 * Returns until when a host must not be asked, and the sentence for the owner; null if it may be asked.
	 *
	 * @param string $host In lower case.
	 * @return array{int, string}|null
	 */
	public static function of( string $host ): ?array {
		$busy = Values::get( self::PREFIX . md5( $host ) );
		return is_array( $busy ) && $busy[0] > Clock::now() ? array( (int) $busy[0], (string) $busy[1] ) : null;
	}

	/**
	 * Remembers when a host answers again, if it says so.
	 *
	 * @param string        $host In lower case.
	 * @param Http_Response $answer With a status that is not OK.
	 * @param string        $why A sentence for the owner.
	 * @return int Unix time before which it must not be asked; 0 if it does not say.
	 */
	public static function keep( string $host, Http_Response $answer, string $why ): int {
		$until = self::until( $answer );
		if ( $until > 0 ) {
			Values::set( self::PREFIX . md5( $host ), array( $until, self::without_keys( $why ) ) );
		}
		return $until;
	}

	/**
	 * Forgets what hosts have said about an earlier key.
	 *
	 * @param list<string> $hosts As of `Provider::hosts()`.
	 */
	public static function forget( array $hosts ): void {
		foreach ( $hosts as $host ) {
			Values::delete( self::PREFIX . md5( $host ) );
		}
	}

	/**
	 * Returns an error without keys of this site.
	 *
	 * @param string $message For the owner.
	 */
	public static function without_keys( string $message ): string {
		return mb_substr( ( new Secrets() )->hide( $message ), 0, self::MOST_CHARACTERS );
	}

	/** Returns the Unix time at which a vendor wants to be asked again; 0 if it does not say. */
	private static function until( Http_Response $answer ): int {
		foreach ( self::RESET as $name ) {
			$value = $answer->header( $name );
			$time  = 1 === preg_match( '/^\d{1,10}$/D', $value ) ? (int) $value : (int) strtotime( substr( $value, 0, 50 ) );
			// Less than a day is a number of seconds.
			$time += $time > 0 && $time <= self::LONGEST_WAIT ? Clock::now() : 0;
			if ( $time > Clock::now() ) {
				return min( $time, Clock::now() + self::LONGEST_WAIT );
			}
		}
		return 0;
	}
}
