<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Clock;
use Frontage\Base\Store\Limits;


defined( 'ABSPATH' ) || exit;

/**
 * Rate limits.
 *
 * Counts calls in fixed windows per visitor and, with a higher limit, per network.
 *
 * The network is counted too because a visitor can change the user agent with every call.
 */
final class Rate_Limit {
	private const NETWORK_FACTOR = 30;

	/**
	 * Counts a call of an action.
	 *
	 * @param string $name Action name.
	 * @param array<int, int> $limits Number of calls, keyed by window length in seconds.
	 * @param Visitor $visitor Visitor who calls.
	 * @return int Seconds until the next call may succeed; 0 if this one may.
	 * @phpstan-impure
	 */
	public static function hit( string $name, array $limits, Visitor $visitor ): int {
		/**
		 * Filters how often a visitor may call an action.
		 *
		 * Runs on each call, before the action.
		 *
		 *     add_filter( 'frontage_rate_limits', function ( $limits, $name ) {
		 *         return 'zilla-likes' === $name ? array( MINUTE_IN_SECONDS => 5 ) : $limits;
		 *     }, 10, 2 );
		 *
		 * @since 0.2.0
		 *
		 * @param array<int, int> $limits Calls by length of the window in seconds; empty for no limit.
		 * @param string          $name   Name of the action, such as `zilla-likes`.
		 */
		$limits = array_filter( (array) apply_filters( 'frontage_rate_limits', $limits, $name ) );
		if ( array() === $limits ) {
			return 0;
		}
		$counts = array( array( $visitor->key(), $limits ) );
		if ( ! $visitor->is_user() ) {
			$counts[] = array( $visitor->network_key(), array_map( static fn ( int $calls ): int => $calls * self::factor(), $limits ) );
		}
		return self::count( $name, $counts );
	}

	/**
	 * Counts something other than a visitor's call, such as emails sent by the site.
	 *
	 * @param string $what What is counted.
	 * @param array<int, int> $limits Limits, keyed by window length in seconds.
	 * @return int Seconds until the next one is allowed; 0 if this one is.
	 * @phpstan-impure
	 */
	public static function site( string $what, array $limits ): int {
		return self::count( $what, array( array( 'site', $limits ) ) );
	}

	/**
	 * Increments all windows at once and returns the longest wait.
	 *
	 * @param string $what What is counted.
	 * @param list<array{string, array<array-key, int>}> $counts Names of the callers, with their limits.
	 */
	private static function count( string $what, array $counts ): int {
		$now     = Clock::now();
		$windows = array();
		foreach ( $counts as list( $who, $limits ) ) {
			foreach ( $limits as $seconds => $places ) {
				$ends             = ( intdiv( $now, (int) $seconds ) + 1 ) * (int) $seconds;
				$name             = substr( hash( 'sha256', "$what\n$who\n$seconds\n$ends" ), 0, 32 );
				$windows[ $name ] = compact( 'ends', 'places' );
			}
		}
		$wait = 0;
		foreach ( Limits::take( $windows ) as $name ) {
			$wait = max( $wait, $windows[ $name ]['ends'] - $now );
		}
		return $wait;
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
