<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * What one answer of a vendor says.
 *
 * @since 0.3
 * @api
 */
final class Feed_Page {
	/**
	 * Stores the page.
	 *
	 * @param list<Feed_Item> $items The newest first.
	 * @param string          $next Cursor of the next page; empty at the end. Never contains a key.
	 * @param bool            $is_step Whether it only told how to go on, such as the number of an account. Later requests start
	 *                                 at its cursor.
	 */
	public function __construct( public readonly array $items, public readonly string $next, public readonly bool $is_step = false ) {}

	/**
	 * Returns a page that only tells how to go on.
	 *
	 * @param string $cursor Where the posts are.
	 */
	public static function step( string $cursor ): self {
		return new self( array(), $cursor, true );
	}
}
