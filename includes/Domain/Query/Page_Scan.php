<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Blocks\Page_Markup;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Card\Card_Template;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The lists and filters in block markup, in printing order.
 *
 * A block of ours with the attribute `query` is a list; one that says so in its `block.json`
 * (`"frontage": { "filter": "terms" }`) is a filter. Query Loops are lists too. Hidden blocks are skipped, and so are the templates
 * of a Query Loop and of a card, whose posts differ each time.
 */
final class Page_Scan {
	/** What the names of our blocks begin with. */
	public const PREFIX = 'frontage/';

	private const TEMPLATE = 'core/post-template';

	/** Maximum nesting of content, such as a pattern in a template part in a template. */
	private const DEEPEST = 6;

	/** Maximum number of lists; the others run their own queries, and cannot be filtered. */
	private const MOST_LISTS = 100;

	/** Maximum number of filters. */
	private const MOST_FILTERS = 50;

	private const MAY_HOLD = '/<!-- wp:(?:frontage\/|query|template-part|pattern|block) /';

	/**
	 * Lists found.
	 *
	 * @var list<Page_List>
	 */
	public array $lists = array();

	/**
	 * Filters found.
	 *
	 * @var list<array{kind: string, attributes: array<string, mixed>}>
	 */
	public array $filters = array();

	private function __construct() {}

	/**
	 * Scans markup.
	 *
	 * @param list<string> $sources Block markup in printing order.
	 */
	public static function of( array $sources ): self {
		$scan = new self();
		foreach ( $sources as $markup ) {
			$scan->read( $markup );
		}
		return $scan;
	}

	/**
	 * Returns whether markup contains blocks of ours, itself or in patterns; only parts of templates are not looked into.
	 *
	 * @param string $markup Block markup.
	 * @param int $depth Nesting level.
	 */
	public static function mentions( string $markup, int $depth = 0 ): bool {
		if ( str_contains( $markup, '<!-- wp:' . self::PREFIX ) ) {
			return true;
		}
		preg_match_all( '/<!-- wp:(pattern|block) (\{.*?\}) \/-->/', $depth < self::DEEPEST ? $markup : '', $found, PREG_SET_ORDER );
		foreach ( $found as list( , $name, $json ) ) {
			$attributes = json_decode( $json, true );
			$inside     = is_array( $attributes ) ? Page_Markup::elsewhere( "core/$name", $attributes ) : '';
			if ( self::mentions( $inside, $depth + 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Scans block markup if it may contain a list or a filter.
	 *
	 * @param string $markup Block markup.
	 * @param int $depth Nesting level.
	 */
	private function read( string $markup, int $depth = 0 ): void {
		$holds = str_contains( $markup, '<!-- wp:' . self::PREFIX ) || 1 === preg_match( self::MAY_HOLD, $markup );
		if ( $holds && $depth < self::DEEPEST ) {
			$this->walk( parse_blocks( $markup ), $depth );
		}
	}

	/**
	 * Scans blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param int $depth Nesting level.
	 */
	private function walk( array $blocks, int $depth ): void {
		foreach ( $blocks as $block ) {
			$name        = (string) ( $block['blockName'] ?? '' );
			$is_template = self::TEMPLATE === $name || Card_Template::is_card( $name );
			if ( $is_template || count( $this->lists ) >= self::MOST_LISTS || Visibility::is_hidden( $block['attrs'] ) ) {
				continue;
			}
			if ( Page_List::LOOP === $name ) {
				$this->lists[] = Page_List::of_loop( $block );
			} elseif ( str_starts_with( $name, self::PREFIX ) ) {
				$this->note( WP_Block_Type_Registry::get_instance()->get_registered( $name ), $block['attrs'] );
			}
			$this->read( Page_Markup::elsewhere( $name, $block['attrs'] ), $depth + 1 );
			$this->walk( $block['innerBlocks'], $depth );
		}
	}

	/**
	 * Adds a block if it is a list or a filter.
	 *
	 * @param WP_Block_Type|null $type Block type; null for a module that is off.
	 * @param array<string, mixed> $saved Saved attributes.
	 */
	private function note( ?WP_Block_Type $type, array $saved ): void {
		if ( isset( $type->attributes['query'] ) ) {
			$this->lists[] = Page_List::of_block( $type, $saved );
		} elseif ( ! empty( $type->filter ) && count( $this->filters ) < self::MOST_FILTERS ) {
			$this->filters[] = array(
				'kind'       => (string) $type->filter,
				'attributes' => $saved + Page_List::defaults( $type ),
			);
		}
	}
}
