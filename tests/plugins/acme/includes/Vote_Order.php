<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Query\Counted_Elsewhere;

defined( 'ABSPATH' ) || exit;

/** Lets lists sort posts by the number of their votes. */
final class Vote_Order implements Counted_Elsewhere {
	public static function kind(): string {
		return 'acme-votes';
	}

	public static function label(): string {
		return __( 'Votes', 'acme' );
	}

	public static function is_active(): bool {
		return true;
	}

	/**
	 * Returns the SQL expression of a post's votes.
	 *
	 * @param string $id SQL expression of the post ID.
	 */
	public static function sql( string $id ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- The expression of the ID is Frontage's.
		$sql = "( SELECT NULLIF( COUNT(*), 0 ) FROM $wpdb->postmeta voted WHERE voted.post_id = $id AND voted.meta_key = %s )";
		return (string) $wpdb->prepare( $sql, Votes::META );
	}
}
