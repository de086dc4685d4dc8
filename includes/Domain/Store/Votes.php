<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * One voice for each visitor.
 *
 * Counts a visitor once: a row that can only go in once decides, then the counter of the same kind is raised.
 */
final class Votes {
	/**
	 * Counts the visitor, unless it was counted before.
	 *
	 * @param string  $kind      What is voted on, such as `likes`.
	 * @param int     $object_id The object.
	 * @param Visitor $visitor   Who votes.
	 * @return bool Whether the vote is new.
	 */
	public static function cast( string $kind, int $object_id, Visitor $visitor ): bool {
		global $wpdb;
		$sql = 'INSERT IGNORE INTO %i (kind, object_id, visitor, created) VALUES (%s, %d, %s, %s)';
		$new = 1 === Retry::write( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key(), Clock::day() ) );
		if ( $new ) {
			Counters::add( $kind, $object_id );
		}
		return $new;
	}

	/**
	 * Takes the visitor's vote back, if there is one.
	 *
	 * @param string  $kind      What was voted on.
	 * @param int     $object_id The object.
	 * @param Visitor $visitor   Who voted.
	 * @return bool Whether there was a vote.
	 */
	public static function withdraw( string $kind, int $object_id, Visitor $visitor ): bool {
		global $wpdb;
		$sql  = 'DELETE FROM %i WHERE kind = %s AND object_id = %d AND visitor = %s';
		$gone = 1 === Retry::write( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key() ) );
		if ( $gone ) {
			Counters::add( $kind, $object_id, -1 );
		}
		return $gone;
	}

	/**
	 * Whether the visitor has voted.
	 *
	 * @param string  $kind      What is voted on.
	 * @param int     $object_id The object.
	 * @param Visitor $visitor   Who asks.
	 */
	public static function has( string $kind, int $object_id, Visitor $visitor ): bool {
		global $wpdb;
		$sql = 'SELECT 1 FROM %i WHERE kind = %s AND object_id = %d AND visitor = %s';
		return null !== $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'votes' ), $kind, $object_id, $visitor->key() ) );
	}
}
