<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * A number of posts that another plugin counts and stores, such as sales or an average of ratings.
 *
 * @since 0.3
 */
interface Counted_Elsewhere extends Counted {
	/** Returns whether the site has such numbers; if not, lists are sorted by date, and the order stays saved. */
	public static function is_active(): bool;

	/**
	 * Returns the SQL expression of a post's number; NULL for posts without one. Numbers are compared by four decimal places.
	 *
	 *     return "( SELECT AVG( stars ) FROM {$wpdb->prefix}acme_ratings WHERE product = $id )";
	 *
	 * @param string $id SQL expression of the post ID.
	 */
	public static function sql( string $id ): string;
}
