<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The posts of one page of a list, and whether there are more. */
final class Query_Result {
	/**
	 * Stores the result.
	 *
	 * @param list<WP_Post> $posts Posts in order.
	 * @param bool $has_more Whether more posts follow.
	 * @param int|null $total Total number of posts, if requested.
	 * @param Query_Spec $list Query that always returns these posts, without excluding those shown elsewhere on the page.
	 * @param string $after Cursor behind the last post, for `Query_Spec::after()`; empty if there is none or nothing follows.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly bool $has_more,
		public readonly ?int $total,
		public readonly Query_Spec $list,
		public readonly string $after = ''
	) {}
}
