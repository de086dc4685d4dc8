<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Clock;
use Frontage\Base\Store\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Rate limits.
 *
 * Counts in fixed windows. Browsers look alike and networks are shared, so address and browser name neither a
 * person nor a robot: anonymous visitors are refused only as a whole network, by what was accepted from it, and
 * far beyond what one of them may do. Before that, actions step up (`level()`) or count nothing.
 */
final class Rate_Limit {
	private const NETWORK_FACTOR = 30;

	/** Tries of an action per minute and network, whatever becomes of them. */
	private const TRIES = 300;

	/**
	 * Counts a call of an action.
	 *
	 * @param string $name Action name.
	 * @param Policy $policy The action's policy for this call.
	 * @return int Seconds until the next call may succeed; 0 if this one may.
	 * @phpstan-impure
	 */
	public static function hit( string $name, Policy $policy, Visitor $visitor ): int {
		$limits = self::limits( $name, $policy->limits );
		if ( array() === $limits ) {
			return 0;
		}
		if ( $policy->needs_token() ) {
			return self::consume_windows( "calls $name", array( array( $visitor->key(), $limits ) ) );
		}
		Proxy_Traffic::note( $_SERVER );
		$network = self::times( $limits, self::factor() );
		$tries   = array( MINUTE_IN_SECONDS => max( self::TRIES, $network[ MINUTE_IN_SECONDS ] ?? 0 ) );
		$tries  += '' === $policy->counted() ? $network : array();
		$wait    = self::consume_windows( "tries $name", array( array( $visitor->group_key(), $tries ) ) );
		return $wait > 0 || '' === $policy->counted()
			? $wait
			: self::seconds_until_free( $policy->counted(), $visitor->group_key(), $network );
	}

	/**
	 * Counts that a visitor's call was accepted.
	 *
	 * @param string $name What is counted, as in `Policy::counts()`.
	 * @param array<int, int> $limits Number of accepted calls, keyed by window length in seconds.
	 */
	public static function accept( string $name, array $limits, Visitor $visitor ): void {
		$limits = self::limits( $name, $limits );
		array() === $limits || Limits::add( self::windows( $name, array( array( $visitor->group_key(), $limits ) ) ) );
	}

	/**
	 * Returns how far a network, or a user, is beyond what one visitor may do.
	 *
	 * @param string $name What is counted.
	 * @param array<int, int> $limits Number of accepted calls, keyed by window length in seconds.
	 * @return int 0 within the limit; 1 from the limit on, 2 from twice, 3 from four times the limit, and so on.
	 * @phpstan-impure
	 */
	public static function level( string $name, array $limits, Visitor $visitor ): int {
		$level   = 0;
		$windows = self::windows( $name, array( array( $visitor->group_key(), self::limits( $name, $limits ) ) ) );
		$hits    = array() === $windows ? array() : Limits::hits( array_keys( $windows ) );
		foreach ( $hits as $window => $count ) {
			$times = intdiv( $count, max( 1, $windows[ $window ]['places'] ) );
			$level = max( $level, $times > 0 ? 1 + (int) floor( log( $times, 2 ) ) : 0 );
		}
		return $level;
	}

	/**
	 * Returns the limits as filtered.
	 *
	 * @param string $name Action name.
	 * @param array<int, int> $limits Number of calls, keyed by window length in seconds.
	 * @return array<int, int>
	 */
	private static function limits( string $name, array $limits ): array {
		/**
		 * Filters how often a visitor may call an action.
		 *
		 * Runs on each call, before the action. Logged-out visitors are refused only when their whole network has done
		 * thirty times as much (`frontage_network_factor`); before that, forms ask for proof of work.
		 *
		 *     add_filter( 'frontage_rate_limits', function ( $limits, $name ) {
		 *         return 'forms' === $name ? array( HOUR_IN_SECONDS => 5 ) : $limits;
		 *     }, 10, 2 );
		 *
		 * @since 0.2.0
		 *
		 * @param array<int, int> $limits Calls by length of the window in seconds; empty for no limit.
		 * @param string          $name   Name of the action, such as `zilla-likes`; `forms` for whatever forms accepted.
		 */
		return array_map( 'intval', array_filter( (array) apply_filters( 'frontage_rate_limits', $limits, $name ) ) );
	}

	/**
	 * Multiplies limits.
	 *
	 * @param array<int, int> $limits Limits, keyed by window length in seconds.
	 * @return array<int, int>
	 */
	private static function times( array $limits, int $factor ): array {
		return array_map( static fn ( int $calls ): int => $calls * $factor, $limits );
	}

	/**
	 * Returns how long windows stay full, without counting.
	 *
	 * @param string $what What is counted.
	 * @param string $who Name of the caller.
	 * @param array<int, int> $limits Limits, keyed by window length in seconds.
	 */
	private static function seconds_until_free( string $what, string $who, array $limits ): int {
		$wait    = 0;
		$windows = self::windows( $what, array( array( $who, $limits ) ) );
		foreach ( Limits::hits( array_keys( $windows ) ) as $name => $hits ) {
			$wait = $hits >= $windows[ $name ]['places'] ? max( $wait, $windows[ $name ]['ends'] - Clock::now() ) : $wait;
		}
		return $wait;
	}

	/**
	 * Counts something of a visitor that counts nothing beyond its limit, such as likes.
	 *
	 * @param string $what What is counted.
	 * @param array<string, array<int, int>> $limits Limits by window length in seconds, keyed by who is limited.
	 * @return bool Whether it is within all limits.
	 * @phpstan-impure
	 */
	public static function consume( string $what, array $limits ): bool {
		$counts = array();
		foreach ( $limits as $who => $windows ) {
			$counts[] = array( (string) $who, self::limits( $what, $windows ) );
		}
		return 0 === self::consume_windows( $what, $counts );
	}

	/**
	 * Counts something other than a visitor's call, such as emails sent by the site.
	 *
	 * @param string $what What is counted.
	 * @param array<int, int> $limits Limits, keyed by window length in seconds.
	 * @return int Seconds until the next one is allowed; 0 if this one is.
	 * @phpstan-impure
	 */
	public static function consume_for_site( string $what, array $limits ): int {
		return self::consume_windows( $what, array( array( 'site', $limits ) ) );
	}

	/**
	 * Increments all windows at once and returns the longest wait.
	 *
	 * @param string $what What is counted.
	 * @param list<array{string, array<array-key, int>}> $counts Names of the callers, with their limits.
	 */
	private static function consume_windows( string $what, array $counts ): int {
		$wait    = 0;
		$windows = self::windows( $what, $counts );
		foreach ( Limits::consume( $windows ) as $name ) {
			$wait = max( $wait, $windows[ $name ]['ends'] - Clock::now() );
		}
		return $wait;
	}

	/**
	 * Returns the current windows.
	 *
	 * @param string $what What is counted.
	 * @param list<array{string, array<array-key, int>}> $counts Names of the callers, with their limits.
	 * @return array<string, array{ends: int, places: int}> Keyed by 32-character name.
	 */
	private static function windows( string $what, array $counts ): array {
		$now     = Clock::now();
		$windows = array();
		foreach ( $counts as list( $who, $limits ) ) {
			foreach ( $limits as $seconds => $places ) {
				$ends             = ( intdiv( $now, (int) $seconds ) + 1 ) * (int) $seconds;
				$name             = substr( hash( 'sha256', "$what\n$who\n$seconds\n$ends" ), 0, 32 );
				$windows[ $name ] = compact( 'ends', 'places' );
			}
		}
		return $windows;
	}

	/** Returns the factor by which a network's limit exceeds a visitor's. */
	private static function factor(): int {
		/**
		 * Filters how many times the limit of one visitor applies to a whole IP address.
		 *
		 * Many people can share an address, for example in an office. Runs on each call of an action.
		 *
		 *     add_filter( 'frontage_network_factor', fn () => 100 );
		 *
		 * @since 0.2.0
		 *
		 * @param int $factor Times the limit of one visitor; 30 by default.
		 */
		return max( 1, (int) apply_filters( 'frontage_network_factor', self::NETWORK_FACTOR ) );
	}
}
