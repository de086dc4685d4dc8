<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

/** A recurrence rule (`RRULE`) of RFC 5545, read from its text. */
final class Rule {
	private const FREQUENCIES = array( 'YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY' );

	private const WEEKDAYS = array(
		'MO' => 0,
		'TU' => 1,
		'WE' => 2,
		'TH' => 3,
		'FR' => 4,
		'SA' => 5,
		'SU' => 6,
	);

	/**
	 * Lists of numbers: their lowest, their highest, and whether they count from the end too.
	 *
	 * @var array<string, array{int, int, bool}>
	 */
	private const LISTS = array(
		'BYMONTH'    => array( 1, 12, false ),
		'BYWEEKNO'   => array( 1, 53, true ),
		'BYYEARDAY'  => array( 1, 366, true ),
		'BYMONTHDAY' => array( 1, 31, true ),
		'BYHOUR'     => array( 0, 23, false ),
		'BYMINUTE'   => array( 0, 59, false ),
		'BYSECOND'   => array( 0, 59, false ),
		'BYSETPOS'   => array( 1, 366, true ),
	);

	/** Longest rule that is read, in bytes. */
	private const LONGEST = 1000;

	/** Times of a day beyond which a rule is not meant for people. */
	private const MOST_TIMES = 1440;

	/** Longest interval, which no calendar of ours sees the end of. */
	private const FARTHEST = 10000;

	/**
	 * Takes the parts.
	 *
	 * @param string $frequency One of `FREQUENCIES`.
	 * @param int $interval From 1.
	 * @param int $count Number of dates; 0 for no end.
	 * @param string $until Last moment, as in the rule; empty for no end.
	 * @param int $week_start From 0 for Monday.
	 * @param array<string, list<int>> $lists Sorted, by name of the part; only those that are given.
	 * @param list<array{int, int}> $days Position (0 for each one) and weekday.
	 */
	private function __construct(
		public readonly string $frequency,
		public readonly int $interval,
		public readonly int $count,
		public readonly string $until,
		public readonly int $week_start,
		public readonly array $lists,
		public readonly array $days,
	) {}

	/**
	 * Reads a rule; null if it is not valid, or repeats every second.
	 *
	 * @param string $text Such as `FREQ=WEEKLY;BYDAY=TU,TH`, not trusted.
	 */
	public static function of( string $text ): ?self {
		if ( strlen( $text ) > self::LONGEST ) {
			return null;
		}
		$parts = array();
		foreach ( explode( ';', strtoupper( trim( $text ) ) ) as $part ) {
			list( $name, $value ) = array_pad( explode( '=', $part, 2 ), 2, '' );
			$parts[ $name ]       = $value;
		}
		$days  = self::days( $parts['BYDAY'] ?? '' );
		$lists = self::lists( $parts );
		$until = $parts['UNTIL'] ?? '';
		$count = (int) ( $parts['COUNT'] ?? 0 );
		if (
			! in_array( $parts['FREQ'] ?? '', self::FREQUENCIES, true )
			|| null === $days
			|| null === $lists
			|| ( isset( $parts['COUNT'] ) && $count < 1 )
			|| ( '' !== $until && 1 !== preg_match( '/^\d{8}(?:T\d{6}Z?)?$/', $until ) )
		) {
			return null;
		}
		return new self(
			$parts['FREQ'],
			max( 1, min( self::FARTHEST, (int) ( $parts['INTERVAL'] ?? 1 ) ) ),
			$count,
			$until,
			self::WEEKDAYS[ $parts['WKST'] ?? 'MO' ] ?? 0,
			$lists,
			$days
		);
	}

	/**
	 * Returns the numbers of a part; empty if the rule does not have it.
	 *
	 * @param string $part Such as `BYMONTH`.
	 * @return list<int>
	 */
	public function numbers( string $part ): array {
		return $this->lists[ $part ] ?? array();
	}

	/** Returns whether the rule repeats within a day. */
	public function is_within_day(): bool {
		return 'HOURLY' === $this->frequency || 'MINUTELY' === $this->frequency;
	}

	/**
	 * Reads weekdays; null if one is not valid.
	 *
	 * @param string $text Such as `MO,-1FR`.
	 * @return list<array{int, int}>|null
	 */
	private static function days( string $text ): ?array {
		$days = array();
		foreach ( '' === $text ? array() : explode( ',', $text ) as $day ) {
			if ( 1 !== preg_match( '/^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/', $day, $found ) ) {
				return null;
			}
			$days[] = array( (int) $found[1], self::WEEKDAYS[ $found[2] ] );
		}
		return $days;
	}

	/**
	 * Reads all lists of numbers; null if one is not valid.
	 *
	 * @param array<string, string> $parts Texts by name.
	 * @return array<string, list<int>>|null
	 */
	private static function lists( array $parts ): ?array {
		$lists = array();
		foreach ( self::LISTS as $name => list( $low, $high, $is_signed ) ) {
			foreach ( '' === ( $parts[ $name ] ?? '' ) ? array() : explode( ',', $parts[ $name ] ) as $text ) {
				$number = (int) $text;
				$size   = $is_signed ? abs( $number ) : $number;
				if ( 1 !== preg_match( '/^[+-]?\d{1,3}$/', $text ) || ! in_array( $size, range( $low, $high ), true ) ) {
					return null;
				}
				$lists[ $name ][] = $number;
			}
			if ( isset( $lists[ $name ] ) ) {
				$lists[ $name ] = array_values( array_unique( $lists[ $name ] ) );
				sort( $lists[ $name ] );
			}
		}
		return self::times( $lists ) > self::MOST_TIMES ? null : $lists;
	}

	/**
	 * Returns how many times of a day the lists make.
	 *
	 * @param array<string, list<int>> $lists Numbers by name of the part.
	 */
	private static function times( array $lists ): int {
		$times = 1;
		foreach ( array( 'BYHOUR', 'BYMINUTE', 'BYSECOND' ) as $name ) {
			$times *= max( 1, count( $lists[ $name ] ?? array() ) );
		}
		return $times;
	}
}
