<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Bootable;
use Frontage\Domain\Query\Page_List;
use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** WordPress's Query Loop, as filters steer it: its posts, an ID to replace it by, and a way back if nothing is left. */
final class Loop_Block implements Bootable {
	public const WHEN = array( 'hook:query_loop_block_query_vars', 'hook:render_block_' . Page_List::LOOP );

	/** Adds the filters. */
	public static function boot(): void {
		add_filter( 'query_loop_block_query_vars', array( self::class, 'narrow' ), PHP_INT_MAX, 2 );
		// Early, because WordPress removes a callback of its own then, and skips the next ones.
		add_filter( 'render_block_' . Page_List::LOOP, array( self::class, 'mark' ), 5, 2 );
	}

	/**
	 * Adds a visitor's choices to the query of a loop.
	 *
	 * @param mixed $vars `WP_Query` arguments.
	 * @param mixed $block Block inside the loop.
	 * @return mixed
	 */
	public static function narrow( $vars, $block ) {
		if ( Loop_Query::is_plain() || ! is_array( $vars ) || ! $block instanceof WP_Block || ! Page_Filters::is_anything_given() ) {
			return $vars;
		}
		$list = Page_Filters::loop( $block->context );
		return null === $list ? $vars : Loop_Query::narrowed( $vars, Page_Filters::of( $list ), Loop_Query::skipped( $list ) );
	}

	/**
	 * Gives a loop that filters steer an ID, and says so if they leave nothing and the author has no block for that.
	 *
	 * @param string $html Rendered block.
	 * @param array<string, mixed>|mixed $block Parsed block.
	 */
	public static function mark( $html, $block ): string {
		$found = is_array( $block ) ? Page_List::of_loop( $block ) : null;
		$list  = null === $found ? null : Page_Filters::loop( $found->attributes, $found->id );
		$tag   = new WP_HTML_Tag_Processor( (string) $html );
		if ( null === $list || ! $tag->next_tag() ) {
			return (string) $html;
		}
		$tag->set_attribute( 'id', $list->id );
		$html  = $tag->get_updated_html();
		$state = Page_Filters::of( $list );
		if ( $state->is_anything() && ! str_contains(
			serialize_block( $block ),
			'<!-- wp:query-no-results'
		) && 0 === Facets::of( $state )->total() ) {
			$end  = (int) strrpos( $html, '</' );
			$html = substr( $html, 0, $end ) . Empty_List::message( $state ) . substr( $html, $end );
		}
		return $html;
	}
}
