<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Posts that a list shows.
 *
 * The posts of one part of a list, and what comes after them.
 */
final class Query_Result {
	/**
	 * Holds what was found.
	 *
	 * @param list<WP_Post> $posts    In order.
	 * @param bool          $has_more Whether posts come after them.
	 * @param int|null      $total    How many there are in all, where that was asked.
	 * @param Query_Spec   $list     The list that gives these posts at any time, without those shown elsewhere on the page.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly bool $has_more,
		public readonly ?int $total,
		public readonly Query_Spec $list
	) {}
}
