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
 * How often somebody may do something.
 *
 * Counts calls in fixed windows, by visitor and, more generously, by network.
 *
 * The second count is there because a visitor can change the user agent with every call.
 */
final class Rate_Limit {
	private const NETWORK_FACTOR = 30;

	/**
	 * Counts a call of an action.
	 *
	 * @param string          $name    The action's name.
	 * @param array<int, int> $limits  Calls by window length in seconds.
	 * @param Visitor         $visitor Who calls.
	 * @return int Seconds until the next call may succeed, 0 if this one may.
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
	 * Counts something that is not a visitor's call, such as mails sent by the site.
	 *
	 * @param string          $what   What is counted.
	 * @param array<int, int> $limits How many by window length in seconds.
	 * @return int Seconds until the next one may go, 0 if this one may.
	 * @phpstan-impure
	 */
	public static function site( string $what, array $limits ): int {
		return self::count( $what, array( array( 'site', $limits ) ) );
	}

	/**
	 * Raises all windows at once and finds the longest wait.
	 *
	 * @param string                                         $what   What is counted.
	 * @param list<array{string, array<array-key, int>}>     $counts Whose calls, with the limits.
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

	/** How many times a visitor's limit a whole network has. */
	private static function factor(): int {
		/**
		 * Filters how many times the limit of one visitor applies to a whole network address.
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
