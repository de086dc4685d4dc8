<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/** A number of posts that another plugin counts and stores. */
interface Counted_Elsewhere extends Counted {
	/** Returns whether the site has such numbers. */
	public static function is_active(): bool;

	/**
	 * Returns the SQL expression of a post's number; NULL for posts without one.
	 *
	 * @param string $id SQL expression of the post ID.
	 */
	public static function sql( string $id ): string;
}
