<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Votes, one per visitor.
 *
 * Inserts a unique row, and increments the counter of the same kind only if the row is new.
 */
final class Votes {
	/** Votes of one visitor that count, by seconds. */
	private const PER_VISITOR = array( MINUTE_IN_SECONDS => 10 );

	/** Votes for one object per hour and network that count. */
	private const PER_NETWORK = 20;

	/**
	 * Counts the visitor's vote, unless they have already voted.
	 *
	 * @param string $kind Kind of vote, such as `likes`.
	 * @param Visitor $visitor Visitor who votes.
	 * @return bool Whether the vote is new.
	 */
	public static function cast( string $kind, int $object_id, Visitor $visitor ): bool {
		$new = self::note( $kind, $object_id, $visitor );
		if ( $new && ! self::is_credible( $kind, $object_id, $visitor ) ) {
			self::forget( $kind, $object_id, $visitor );
			return false;
		}
		if ( $new ) {
			Counters::add( $kind, $object_id );
		}
		return $new;
	}

	/**
	 * Notes that a visitor did something, without counting it.
	 *
	 * @param string $kind Kind of vote.
	 * @param Visitor $visitor Visitor who did it.
	 * @return bool Whether it was not noted before.
	 */
	public static function note( string $kind, int $object_id, Visitor $visitor ): bool {
		global $wpdb;
		$sql = 'INSERT IGNORE INTO %i (kind, object_id, visitor, created) VALUES (%s, %d, %s, %s)';
		return 1 === Retry::write( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key(), Clock::day() ) );
	}

	/**
	 * Returns whether something is noted.
	 *
	 * @param string $kind Kind of vote.
	 * @param Visitor $visitor Visitor who did it.
	 * @phpstan-impure
	 */
	public static function is_noted( string $kind, int $object_id, Visitor $visitor ): bool {
		global $wpdb;
		$sql = 'SELECT 1 FROM %i WHERE kind = %s AND object_id = %d AND visitor = %s';
		return null !== $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key() ) );
	}

	/**
	 * Takes a note back.
	 *
	 * @param string $kind Kind of vote.
	 * @param Visitor $visitor Visitor who did it.
	 */
	public static function forget( string $kind, int $object_id, Visitor $visitor ): void {
		global $wpdb;
		$sql = 'DELETE FROM %i WHERE kind = %s AND object_id = %d AND visitor = %s';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key() ) );
	}

	/**
	 * Returns whether a visitor, and the network for one object, has not voted more often than people do.
	 *
	 * Browser names are cheap, so the cap of a network holds whatever names it sends.
	 *
	 * @param string $kind Kind of vote.
	 */
	private static function is_credible( string $kind, int $object_id, Visitor $visitor ): bool {
		if ( $visitor->is_user() ) {
			return Rate_Limit::consume( 'votes', array( $visitor->key() => self::PER_VISITOR ) );
		}
		/**
		 * Filters how many likes of one post are counted per hour from one network.
		 *
		 * Runs when a visitor likes a post. More are answered as usual, but not counted.
		 *
		 *     add_filter( 'frontage_network_votes', fn () => 200 );
		 *
		 * @since 0.3
		 *
		 * @param int    $votes  Votes per hour; 20 by default.
		 * @param string $kind   Kind of vote, such as `likes`.
		 */
		$most = max( 1, (int) apply_filters( 'frontage_network_votes', self::PER_NETWORK, $kind ) );
		return Rate_Limit::consume(
			'votes',
			array(
				$visitor->key() => self::PER_VISITOR,
				"{$visitor->network_key()} $kind $object_id" => array( HOUR_IN_SECONDS => $most ),
			)
		);
	}
}
