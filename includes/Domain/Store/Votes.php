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

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Votes, one per visitor.
 *
 * Inserts a unique row, and increments the counter of the same kind only if the row is new.
 */
final class Votes {
	/**
	 * Counts the visitor's vote, unless they have already voted.
	 *
	 * @param string $kind Kind of vote, such as `likes`.
	 * @param Visitor $visitor Visitor who votes.
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
}
