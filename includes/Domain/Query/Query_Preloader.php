<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Blocks\Page_Markup;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The lists that a page is going to show.
 *
 * Reads the page's blocks before they are printed: the template with its parts and patterns, and
 * the content of the main query's posts. A block of ours with an attribute `query` is a list.
 *
 * It only fills caches: a list it misses asks for itself, one it finds in vain costs a few rows.
 */
final class Query_Preloader {
	/** Content within content, such as a pattern in a part in a template. */
	private const DEEPEST = 6;

	/** Lists looked for; a page with more of them asks again. */
	private const MOST_LISTS = 100;

	private const MARK = '<!-- wp:frontage/';

	/**
	 * What this request has found.
	 *
	 * @var self|null
	 */
	private static ?self $search = null;

	/**
	 * Whether the lists have been given.
	 *
	 * @var bool
	 */
	private static bool $has_given = false;

	/**
	 * What was found.
	 *
	 * @var list<array{list: Query_Spec, limit: int}>
	 */
	private array $wishes = array();

	/**
	 * Lists that offer terms.
	 *
	 * @var list<array{list: Query_Spec, taxonomy: string}>
	 */
	private array $filtered = array();

	/**
	 * Posts that the lists so far may show.
	 *
	 * @var int
	 */
	private int $before = 0;

	/**
	 * The post the page is about, 0 for none.
	 *
	 * @var int
	 */
	private int $post;

	private function __construct() {
		$this->post = is_singular() ? get_queried_object_id() : 0;
	}

	/**
	 * Gives the page's lists, the first time it is asked.
	 *
	 * @return list<array{list: Query_Spec, limit: int}>
	 */
	public static function once(): array {
		$wishes          = self::$has_given ? array() : self::search()->wishes ?? array();
		self::$has_given = self::$has_given || null !== self::$search;
		return $wishes;
	}

	/**
	 * Gives the page's lists that offer terms, with the taxonomy of these.
	 *
	 * @return list<array{list: Query_Spec, taxonomy: string}>
	 */
	public static function filtered(): array {
		return self::search()->filtered ?? array();
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$search    = null;
		self::$has_given = false;
	}

	/** Looks, unless this request has looked or it is too soon. */
	private static function search(): ?self {
		if ( null === self::$search && did_action( 'wp' ) && ! is_admin() ) {
			self::$search = new self();
			array_map( array( self::$search, 'read' ), Page_Markup::sources() );
		}
		return self::$search;
	}

	/**
	 * Looks through block markup, if any list could be in it.
	 *
	 * @param string $markup The markup.
	 * @param int    $depth  How deep it lies.
	 */
	private function read( string $markup, int $depth = 0 ): void {
		$holds = str_contains( $markup, self::MARK ) || 1 === preg_match( '/<!-- wp:(?:template-part|pattern|block) /', $markup );
		if ( $holds && $depth < self::DEEPEST ) {
			$this->walk( parse_blocks( $markup ), $depth );
		}
	}

	/**
	 * Looks through blocks; what a Query Loop repeats is about other posts each time and looks for itself.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param int                         $depth  How deep they lie.
	 */
	private function walk( array $blocks, int $depth ): void {
		foreach ( $blocks as $block ) {
			$name = (string) ( $block['blockName'] ?? '' );
			if ( 'core/query' === $name || count( $this->wishes ) >= self::MOST_LISTS ) {
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
	 * Notes a block if it is a list.
	 *
	 * @param string               $name       Its name.
	 * @param array<string, mixed> $attributes As saved.
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
			return; // A block that may do without posts.
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
