<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Response_Cache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Retention rules of the store: counters, votes, limits, salts, the log and vendor responses.
 *
 * The key of an anonymous vote is hashed with a salt that lives for one day. After that, the row
 * cannot be matched to a visitor, not even to reject a second vote, so it is useless. The count stays.
 */
final class Store_Retention implements Provides_Retention {
	private const LOG_DAYS    = 30;
	private const COPY_DAYS   = 30;
	private const MOST_DAYS   = 365;
	private const VISITOR_DAY = 1;

	public static function retention_rules(): array {
		return array_merge( self::votes(), self::protection(), self::machinery() );
	}

	/**
	 * Returns the rules for likes and other votes.
	 *
	 * @return list<Retention_Rule>
	 */
	private static function votes(): array {
		$table = Tables::name( 'votes' );
		return array(
			Retention_Rule::always(
				'counters',
				__( 'Counters', 'frontage' ),
				'',
				Tables::name( 'counters' ) . ', ' . Tables::name( 'names' )
			),
			Retention_Rule::for_days(
				'visitor-votes',
				__( 'Likes and votes from visitors', 'frontage' ),
				__(
					'When you like something or vote, we store your choice, the date, and a code created from your IP address, your browser, and a random value that is deleted after one day. This prevents votes from being counted twice. Nobody can use the code to identify you.',
					'frontage'
				),
				$table,
				self::VISITOR_DAY,
				static function ( int $days ) use ( $table ): void {
					global $wpdb;
					Retry::write(
						$wpdb->prepare( 'DELETE FROM %i WHERE created < %s AND visitor LIKE %s', $table, Clock::day( $days ), 'a%' )
					);
				}
			)->counting(
				static fn ( int $days ): int => self::count(
					'SELECT COUNT(*) FROM %i WHERE created < %s AND visitor LIKE %s',
					$table,
					Clock::day( $days ),
					'a%'
				)
			),
			Retention_Rule::always(
				'user-votes',
				__( 'Likes and votes from logged-in users', 'frontage' ),
				__(
					'If you are logged in when you like something or vote, we store your choice, the date, and a code that represents your account.',
					'frontage'
				),
				$table
			),
		);
	}

	/**
	 * Returns the rules for rate limiting.
	 *
	 * @return list<Retention_Rule>
	 */
	private static function protection(): array {
		return array(
			Retention_Rule::for_days(
				'limits',
				__( 'Flood protection', 'frontage' ),
				__(
					'To prevent this site from being flooded, we count how often each sender submits something, using a code that cannot be traced back to you.',
					'frontage'
				),
				Tables::name( 'limits' ),
				self::VISITOR_DAY,
				static function (): void {
					global $wpdb;
					Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', Tables::name( 'limits' ), Clock::now() ) );
				}
			)->counting(
				static fn (): int => self::count( 'SELECT COUNT(*) FROM %i WHERE expires < %d', Tables::name( 'limits' ), Clock::now() )
			),
			Retention_Rule::for_days(
				'salts',
				__( 'Daily random value', 'frontage' ),
				'',
				'frontage_salt_…',
				self::VISITOR_DAY,
				static function (): void {
					Salts::purge();
					Lock::purge();
				}
			),
		);
	}

	/**
	 * Returns the rules for data of the owner and of vendors.
	 *
	 * @return list<Retention_Rule>
	 */
	private static function machinery(): array {
		return array(
			Retention_Rule::always(
				'values',
				__( 'Keys, locks, and what Frontage notes for itself', 'frontage' ),
				'',
				Tables::name( 'values' ) . ', ' . Tables::name( 'locks' )
			),
			Retention_Rule::always( 'usage', __( 'Block usage by page', 'frontage' ), '', Tables::name( 'usage' ) ),
			Retention_Rule::always(
				'search',
				__( 'Search index: words of public posts', 'frontage' ),
				'',
				implode( ', ', array_map( Tables::name( ... ), array( 'search', 'search_words', 'search_grams', 'search_docs' ) ) )
			),
			Retention_Rule::always(
				'facets',
				__( 'Values of public posts that filters count', 'frontage' ),
				'',
				Tables::name( 'facets' )
			),
			Retention_Rule::for_days(
				'log',
				__( 'Error and request log', 'frontage' ),
				'',
				Tables::name( 'log' ),
				self::LOG_DAYS,
				array( self::class, 'purge_log' )( ... )
			)
				->between( 1, self::MOST_DAYS )
				->counting(
					static fn ( int $days ): int => self::count(
						'SELECT COUNT(*) FROM %i WHERE day < %s',
						Tables::name( 'log' ),
						Clock::day( self::log_days( $days ) )
					)
				),
			Retention_Rule::for_days(
				'copies',
				__( 'Cached responses from other services', 'frontage' ),
				'',
				Response_Cache::PREFIX . '…',
				self::COPY_DAYS,
				static fn ( int $days ) => Response_Cache::purge( Clock::now() - $days * DAY_IN_SECONDS )
			)->between( 1, self::MOST_DAYS ),
		);
	}

	/**
	 * Deletes old log rows.
	 *
	 * @param int $days Number of days to keep.
	 */
	private static function purge_log( int $days ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( 'log' ), Clock::day( self::log_days( $days ) ) ) );
	}

	/**
	 * Returns the number of days to keep log rows.
	 *
	 * @param int $days Owner's setting.
	 */
	private static function log_days( int $days ): int {
		/**
		 * Filters how many days log entries are kept.
		 *
		 * Runs once a day, when old entries are deleted.
		 *
		 *     add_filter( 'frontage_log_days', fn () => 14 );
		 *
		 * @since 0.2.0
		 *
		 * @param int $days Days, at least 1; the owner's choice, 30 by default.
		 */
		return max( 1, (int) apply_filters( 'frontage_log_days', $days ) );
	}

	/**
	 * Counts rows.
	 *
	 * @param string $sql SQL with placeholders.
	 * @param string|int ...$values Values for the placeholders.
	 */
	private static function count( string $sql, string|int ...$values ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, ...$values ) );
	}
}
