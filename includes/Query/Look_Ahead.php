<?php
/**
 * The lists that a page is going to show.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Query;

use Frontage\Blocks\Page_Markup;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the page's blocks before they are printed: the template with its parts and patterns, and
 * the content of the main query's posts. A block of ours with an attribute `query` is a list.
 *
 * It only fills caches: a list it misses asks for itself, one it finds in vain costs a few rows.
 */
final class Look_Ahead {
	/** Content within content, such as a pattern in a part in a template. */
	private const DEEPEST = 6;

	/** Lists looked for; a page with more of them asks again. */
	private const MOST_LISTS = 100;

	private const MARK = '<!-- wp:frontage/';

	/**
	 * Whether this request has looked.
	 *
	 * @var bool
	 */
	private static bool $has_looked = false;

	/**
	 * What was found.
	 *
	 * @var list<array{list: Description, limit: int}>
	 */
	private array $wishes = array();

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
	 * @return list<array{list: Description, limit: int}>
	 */
	public static function once(): array {
		if ( self::$has_looked || ! did_action( 'wp' ) || is_admin() ) {
			return array();
		}
		self::$has_looked = true;
		$search           = new self();
		array_map( array( $search, 'read' ), Page_Markup::sources() );
		return $search->wishes;
	}

	/** Starts anew, for tests. */
	public static function reset(): void {
		self::$has_looked = false;
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
		$known = WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes['query'] ?? null;
		if ( null === $known ) {
			return;
		}
		$query = $attributes['query'] ?? $known['default'] ?? null;
		if ( null === $query ) {
			return; // A block that may do without posts.
		}
		$list = Description::of( $query );
		if ( ! $list->data['inherit'] ) {
			$this->wishes[] = Listing::wish( Around::resolve( $list, $this->post ), $this->before );
			$this->before  += $list->data['perPage'];
		}
	}
}
