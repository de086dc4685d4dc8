<?php
/**
 * Posts that a list shows.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Query;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The posts of one part of a list, and what comes after them. */
final class Found {
	/**
	 * Holds what was found.
	 *
	 * @param list<WP_Post> $posts    In order.
	 * @param bool          $has_more Whether posts come after them.
	 * @param int|null      $total    How many there are in all, where that was asked.
	 * @param Description   $list     The list that gives these posts at any time, without those shown elsewhere on the page.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly bool $has_more,
		public readonly ?int $total,
		public readonly Description $list
	) {}
}
