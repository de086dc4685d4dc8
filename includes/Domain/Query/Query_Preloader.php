<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Blocks\Page_Markup;
use Frontage\Domain\Filters\Page_Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the lists that a page is going to show.
 *
 * Scans the page's blocks before they are rendered: the template with its parts and patterns, and the
 * content of the main query's posts. A block of ours with the attribute `query` is a list.
 *
 * It only primes caches: a list it misses runs its own query, one it finds in vain costs a few rows.
 */
final class Query_Preloader {
	/**
	 * Lists found in this request.
	 *
	 * @var self|null
	 */
	private static ?self $search = null;

	/**
	 * Whether the lists have been returned.
	 *
	 * @var bool
	 */
	private static bool $has_given = false;

	/**
	 * Queries found.
	 *
	 * @var list<array{list: Query_Spec, limit: int}>
	 */
	private array $list_requests = array();

	/**
	 * Lists with a term filter.
	 *
	 * @var list<array{list: Query_Spec, taxonomy: string}>
	 */
	private array $filtered = array();

	/**
	 * Number of posts that the lists so far may show.
	 *
	 * @var int
	 */
	private int $before = 0;

	/**
	 * ID of the page's post; 0 for none.
	 *
	 * @var int
	 */
	private int $post;

	private function __construct() {
		$this->post = is_singular() ? get_queried_object_id() : 0;
	}

	/**
	 * Returns the page's lists, on the first call only.
	 *
	 * @return list<array{list: Query_Spec, limit: int}>
	 */
	public static function once(): array {
		$list_requests   = self::$has_given ? array() : self::search()->list_requests ?? array();
		self::$has_given = self::$has_given || null !== self::$search;
		return $list_requests;
	}

	/**
	 * Returns the page's lists with a term filter, each with its taxonomy.
	 *
	 * @return list<array{list: Query_Spec, taxonomy: string}>
	 */
	public static function filtered(): array {
		return self::search()->filtered ?? array();
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$search    = null;
		self::$has_given = false;
	}

	/** Scans the page, unless this request already has or it is too early. */
	private static function search(): ?self {
		if ( null === self::$search && did_action( 'wp' ) && ! is_admin() ) {
			self::$search = new self();
			foreach ( Page_Scan::of( Page_Markup::sources() )->lists as $list ) {
				self::$search->note( $list );
			}
		}
		return self::$search;
	}

	/**
	 * Adds a list, as visitors see it.
	 *
	 * @param Page_List $found As `Page_Scan` found it.
	 */
	private function note( Page_List $found ): void {
		$attributes = $found->attributes;
		if ( ! isset( $attributes['query'] ) || $found->is_loop() ) {
			return; // A block that may need no posts.
		}
		$list = Query_Spec::of( $attributes['query'] );
		if ( ! $list->data['inherit'] ) {
			$list                  = Page_Filters::of( $found )->narrow( Context_Query::resolve( $list, $this->post ) );
			$this->list_requests[] = Listing::list_request( $list, $this->before );
			$this->before         += $list->data['perPage'];
			$taxonomy              = $attributes['taxonomy'] ?? null;
			if ( $found->offers_terms && is_string( $taxonomy ) && false !== ( $attributes['hasFilter'] ?? true ) ) {
				$this->filtered[] = array(
					'list'     => $list,
					'taxonomy' => $taxonomy,
				);
			}
		}
	}
}
