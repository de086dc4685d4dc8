<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Closure;
use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/**
 * A table of counts with one row per subject, day and kind (`day`, `kind`, `hits`, and a column for the subject).
 *
 * An event is counted in one statement, so that visitors at the same time are all counted. Days are those of the site's
 * time zone, so that an owner's chart ends today.
 */
final class Day_Table {
	/** Days kept unless the owner chooses otherwise. */
	private const DAYS = 90;

	private const LEAST_DAYS = 30;
	private const MOST_DAYS  = 730;

	/**
	 * Sets the properties.
	 *
	 * @param string $name Table without prefixes.
	 * @param string $subject Column of what is counted.
	 */
	public function __construct( private string $name, private string $subject ) {}

	/**
	 * Counts one event today.
	 *
	 * @param string|int $subject What is counted.
	 * @param string $kind At most 8 characters.
	 */
	public function add( string|int $subject, string $kind ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				'INSERT INTO %i (%i, day, kind, hits) VALUES (%s, %s, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1',
				Tables::name( $this->name ),
				$this->subject,
				(string) $subject,
				self::day( 0 ),
				$kind
			)
		);
	}

	/**
	 * Returns a day in the site's time zone.
	 *
	 * @param int $days_ago 0 is today.
	 */
	public static function day( int $days_ago ): string {
		$now = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() );
		return $now->modify( "-$days_ago days" )->format( 'Y-m-d' );
	}

	/**
	 * Returns the rows of as many of the last whole days as fit into a file, in their order.
	 *
	 * @template T of array{day: string}
	 * @param list<T> $rows The newest first, one more than fit if there are more.
	 * @param int $most Number of rows that fit.
	 * @return array{list<T>, string} And the first day; empty if nothing is missing.
	 */
	public static function whole_days( array $rows, int $most ): array {
		if ( count( $rows ) <= $most ) {
			return array( array_reverse( $rows ), '' );
		}
		$left  = array_slice( $rows, 0, $most );
		$cut   = $rows[ $most ]['day'];
		$whole = array_values( array_filter( $left, static fn ( array $row ): bool => $row['day'] !== $cut ) );
		$whole = array_reverse( array() === $whole ? $left : $whole );
		return array( $whole, $whole[0]['day'] ?? '' );
	}

	/**
	 * Returns how long the counts are kept.
	 *
	 * @param string $slug Name of the rule.
	 * @param string $label What owners read.
	 * @param string|list<string> $sums Tables of sums of it, without prefixes; empty if there are none.
	 * @param (Closure(string): void)|null $after Called with the first day that is left, after older ones are deleted.
	 */
	public function retention( string $slug, string $label, string|array $sums = '', ?Closure $after = null ): Retention_Rule {
		$table = Tables::name( $this->name );
		return Retention_Rule::for_days(
			$slug,
			$label,
			'',
			implode( ', ', array_map( array( Tables::class, 'name' ), array_filter( array( $this->name, ...(array) $sums ) ) ) ),
			self::DAYS,
			static function ( int $days ) use ( $table, $after ): void {
				global $wpdb;
				$first = self::day( $days );
				Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', $table, $first ) );
				if ( null !== $after ) {
					$after( $first );
				}
			}
		)->between( self::LEAST_DAYS, self::MOST_DAYS )->counting(
			static function ( int $days ) use ( $table ): int {
				global $wpdb;
				return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day < %s', $table, self::day( $days ) ) );
			}
		);
	}
}
