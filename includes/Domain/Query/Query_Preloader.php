<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Blocks\Page_Markup;
use Frontage\Domain\Blocks\Visibility;
use WP_Block_Type_Registry;

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
	/** Maximum nesting of content, such as a pattern in a template part in a template. */
	private const DEEPEST = 6;

	/** Maximum number of lists; the others run their own queries. */
	private const MOST_LISTS = 100;

	private const MARK = '<!-- wp:frontage/';

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
	private array $wishes = array();

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
		$wishes          = self::$has_given ? array() : self::search()->wishes ?? array();
		self::$has_given = self::$has_given || null !== self::$search;
		return $wishes;
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
			array_map( array( self::$search, 'read' ), Page_Markup::sources() );
		}
		return self::$search;
	}

	/**
	 * Scans block markup if it may contain a list.
	 *
	 * @param string $markup Block markup.
	 * @param int $depth Nesting level.
	 */
	private function read( string $markup, int $depth = 0 ): void {
		$holds = str_contains( $markup, self::MARK ) || 1 === preg_match( '/<!-- wp:(?:template-part|pattern|block) /', $markup );
		if ( $holds && $depth < self::DEEPEST ) {
			$this->walk( parse_blocks( $markup ), $depth );
		}
	}

	/**
	 * Scans blocks. Skips hidden ones, and the template of a Query Loop, whose posts differ each time; its
	 * lists run their own queries.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param int $depth Nesting level.
	 */
	private function walk( array $blocks, int $depth ): void {
		foreach ( $blocks as $block ) {
			$name = (string) ( $block['blockName'] ?? '' );
			if ( 'core/query' === $name || count( $this->wishes ) >= self::MOST_LISTS || Visibility::is_hidden( $block['attrs'] ) ) {
				continue;
			}
			if ( str_starts_with( $name, 'frontage/' ) ) {
				$this->note( $name, $block['attrs'] );
			}
			$this->read( Page_Markup::elsewhere( $name, $block['attrs'] ), $depth + 1 );
			$this->walk( $block['innerBlocks'], $depth );
		}
	}

	/**
	 * Adds a block if it is a list.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	private function note( string $name, array $attributes ): void {
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$known = $type->attributes ?? array();
		if ( ! isset( $known['query'] ) ) {
			return;
		}
		$attributes += array_map( static fn ( array $one ): mixed => $one['default'] ?? null, $known );

		$query = $attributes['query'];
		if ( null === $query ) {
			return; // A block that may need no posts.
		}
		$list = Query_Spec::of( $query );
		if ( ! $list->data['inherit'] ) {
			$list           = Query_Context::resolve( $list, $this->post );
			$this->wishes[] = Listing::wish( $list, $this->before );
			$this->before  += $list->data['perPage'];
			$taxonomy       = $attributes['taxonomy'] ?? null;
			if ( ! empty( $type->offers_terms ) && is_string( $taxonomy ) && false !== ( $attributes['hasFilter'] ?? true ) ) {
				$this->filtered[] = array(
					'list'     => $list,
					'taxonomy' => $taxonomy,
				);
			}
		}
	}
}
