<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Filters\Page_Filters;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The context of a list: the current post, the Query Loop around it, the page itself, and what a visitor has chosen. */
final class Query_Context {
	/**
	 * Returns the query of a block, including what it takes from its context, and what a visitor has chosen in its filters.
	 *
	 * @param WP_Block $block Block instance.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function list_of( WP_Block $block, array $attributes ): Query_Spec {
		$list = Query_Spec::of( $attributes['query'] ?? array() );
		if ( $list->data['inherit'] ) {
			$loop = $block->context['query'] ?? null;
			$list = is_array( $loop ) && empty( $loop['inherit'] ) ? Context_Query::loop( $loop, $block ) : Context_Query::page( $list );
		}
		$list = Context_Query::resolve( $list, (int) ( $block->context['postId'] ?? get_the_ID() ) );
		return Page_Filters::narrow( (string) $block->name, $attributes, $list );
	}

	/**
	 * Returns whether a block shows the page's own posts: an archive, a search, the blog.
	 *
	 * @param WP_Block $block Block instance.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function is_of_page( WP_Block $block, array $attributes ): bool {
		$loop = $block->context['query'] ?? null;
		return Query_Spec::of( $attributes['query'] ?? array() )->data['inherit']
			&& ! ( is_array( $loop ) && empty( $loop['inherit'] ) )
			&& null !== Context_Query::main();
	}
}
