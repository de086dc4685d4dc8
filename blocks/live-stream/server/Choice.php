<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

defined( 'ABSPATH' ) || exit;

/**
 * Which of several streams is shown (S0 §4). Mirrors `view/choice.ts`; the test vectors are in `test/choice.json`.
 *
 * @phpstan-type Times array{start: int, actualStart: int, actualEnd: int, liveBroadcastContent: string, end?: int}
 */
final class Choice {
	public const LIVE     = 'live';
	public const STARTED  = 'started';
	public const UPCOMING = 'upcoming';
	public const PAST     = 'past';
	private const DROPPED = 'dropped';

	/** States in the order of preference. */
	private const ORDER = array( self::LIVE, self::STARTED, self::UPCOMING, self::PAST );

	/** How long after its time a stream may begin, and how long one lasts whose end is not planned (S0 §9). */
	private const NOT_LIVE_SECONDS = 180 * MINUTE_IN_SECONDS;

	/**
	 * Returns which one is shown: its index, or -1 for none.
	 *
	 * @param list<Times> $streams
	 * @param int         $now Unix timestamp.
	 */
	public static function index( array $streams, int $now ): int {
		$best = -1;
		$rank = array( count( self::ORDER ), 0 );
		foreach ( $streams as $index => $stream ) {
			$state = self::state( $stream, $now );
			$order = array_search( $state, self::ORDER, true );
			if ( false !== $order && array( $order, self::within( $stream, $state ) ) < $rank ) {
				$best = $index;
				$rank = array( $order, self::within( $stream, $state ) );
			}
		}
		return $best;
	}

	/**
	 * Returns the state of a stream: one of the constants.
	 *
	 * @param Times $stream
	 * @param int   $now Unix timestamp.
	 */
	public static function state( array $stream, int $now ): string {
		if ( isset( $stream['end'] ) ) {
			return self::planned( $stream['start'], $stream['end'], $now );
		}
		if ( $stream['actualEnd'] > 0 ) {
			return self::PAST;
		}
		return match ( true ) {
			'live' === $stream['liveBroadcastContent'] => self::LIVE,
			$stream['actualStart'] > 0 => self::STARTED,
			'upcoming' === $stream['liveBroadcastContent'] =>
				$stream['start'] > 0 && $stream['start'] < $now - self::NOT_LIVE_SECONDS ? self::DROPPED : self::UPCOMING,
			default => self::PAST,
		};
	}

	/**
	 * Returns when a planned stream ends.
	 *
	 * @param int $start Unix timestamp; 0 for one that is always on.
	 * @param int $end The same; 0 if it is not planned.
	 */
	public static function end( int $start, int $end ): int {
		return $end > $start || 0 === $start ? $end : $start + self::NOT_LIVE_SECONDS;
	}

	/**
	 * Returns the state of a stream of which only the author's plan is known.
	 *
	 * @param int $start Unix timestamp; 0 for one that is always on.
	 * @param int $end The same; 0 if it is not planned.
	 * @param int $now The same.
	 */
	private static function planned( int $start, int $end, int $now ): string {
		$until = self::end( $start, $end );
		return match ( true ) {
			$now < $start => self::UPCOMING,
			$until > 0 && $now >= $until => self::PAST,
			default => self::LIVE,
		};
	}

	/**
	 * Returns the place among streams of the same state: the smallest is shown.
	 *
	 * @param Times  $stream
	 * @param string $state Of the stream.
	 */
	private static function within( array $stream, string $state ): int {
		if ( self::UPCOMING === $state ) {
			return 0 === $stream['start'] ? PHP_INT_MAX : $stream['start'];
		}
		$ended = self::PAST === $state ? max( $stream['actualEnd'], $stream['end'] ?? 0 ) : 0;
		return -max( $ended, $stream['actualStart'], 0 === $stream['actualStart'] && 0 === $ended ? $stream['start'] : 0 );
	}
}
