<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/** How long votes are kept: two years, unless the owner chooses otherwise. */
final class Vote_Retention implements Provides_Retention {
	/** Votes that one cleanup deletes at most. */
	private const MOST = 1000;

	public static function retention_rules(): array {
		$rule = Retention_Rule::for_days(
			'acme-votes',
			__( 'Votes of ratings', 'acme' ),
			'',
			'postmeta',
			730,
			self::delete( ... )
		);
		return array( $rule->between( 30, 3650 )->counting( static fn ( int $days ): int => count( self::older_than( $days ) ) ) );
	}

	/** Deletes votes older than a number of days. */
	public static function delete( int $days ): void {
		foreach ( self::older_than( $days ) as $id ) {
			delete_metadata_by_mid( 'post', $id );
		}
	}

	/**
	 * Returns old votes.
	 *
	 * @return list<int> IDs of rows.
	 */
	private static function older_than( int $days ): array {
		global $wpdb;
		$sql = "SELECT meta_id FROM $wpdb->postmeta WHERE meta_key = %s AND SUBSTR( meta_value, 3 ) + 0 < %d LIMIT %d";
		$ids = $wpdb->get_col( $wpdb->prepare( $sql, Votes::META, time() - $days * DAY_IN_SECONDS, self::MOST ) );
		return array_map( 'intval', array_values( $ids ) );
	}
}
